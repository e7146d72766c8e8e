import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { awardLink } from "../../../content/awards/open-awards.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { stateTotals } from "../desks/state-totals.ts";
import { type AwardState, awardState } from "./award-state.ts";

type CardRow = Omit<Schema<"StaffAwardCard">, "langs" | "link"> & {
  other_langs: Schema<"StaffAwardCard">["langs"];
};

export const listStaffAwards = defineOperation("listStaffAwards", async ({ query, reads }) => {
  const { start, limit, state } = query;
  const isShown = state === undefined ? sql`true` : sql`${awardState} = ${state}`;
  const { rows } = await sql<CardRow>`
    select a.year, a.version, ${awardState} as state, a.is_publish as is_public, a.title, a.lang, a.date_start, a.date_end,
      a.date_result, a.update_date,
      array(select t.lang from award_text t where t.year = a.year and t.lang <> a.lang order by t.lang) as other_langs,
      (select count(*)::int from award_nomination n where n.year = a.year) as cnt_nominations
    from award a where ${isShown} order by a.year desc limit ${limit} offset ${start}`.execute(reads);
  const { rows: counts } = await sql<{ state: AwardState; total: number }>`
    select s.state, count(*)::int as total from (select ${awardState} as state from award a) s group by s.state`.execute(
    reads,
  );
  const none = { draft: 0, scheduled: 0, open: 0, ended: 0, announced: 0 };
  return {
    status: 200,
    data: {
      items: rows.map(({ other_langs, ...card }) => ({
        ...card,
        langs: [card.lang, ...other_langs],
        link: awardLink(card.year),
      })),
      ...{ start, limit, ...stateTotals(none, counts, state) },
    },
  };
});
