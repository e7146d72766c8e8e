import type { ReadQuery, Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { allOf, wordsOfSearch } from "../desks/search-filter.ts";
import { stateTotals } from "../desks/state-totals.ts";
import { isPublic, type VotingState, votingState } from "./voting-state.ts";

type Query = ReadQuery<"listStaffVotings">;
type CardRow = Omit<Schema<"StaffVotingCard">, "langs" | "link"> & {
  other_langs: Schema<"StaffVotingCard">["langs"];
};

const SORTS: Readonly<Record<Query["sort"], RawBuilder<unknown>>> = {
  update: sql`v.update_date desc, v.id desc`,
  new: sql`v.date_start desc, v.id desc`,
  title: sql`lower(v.title), v.id`,
};

export const listStaffVotings = defineOperation("listStaffVotings", async ({ query, reads }) => {
  const { start, limit, sort, state } = query;
  const filter = filterOf(query);
  const isShown = state === undefined ? sql`not v.is_remove` : sql`${votingState} = ${state}`;
  const { rows } = await sql<CardRow>`
    select v.id, v.version, ${votingState} as state, ${isPublic} as is_public, v.title, v.lang, v.results, v.date_start, v.date_end,
      v.update_date, array(select t.lang from voting_text t where t.voting_id = v.id and t.lang <> v.lang order by t.lang) as other_langs,
      (select count(*)::int from voting_option o where o.voting_id = v.id) as cnt_options
    from voting v where ${filter} and ${isShown} order by ${SORTS[sort]} limit ${limit} offset ${start}`.execute(
    reads,
  );
  const { rows: counts } = await sql<{ state: VotingState; total: number }>`
    select s.state, count(*)::int as total from (select ${votingState} as state from voting v where ${filter}) s
    group by s.state`.execute(reads);
  const none = { draft: 0, scheduled: 0, open: 0, ended: 0, removed: 0 };
  return {
    status: 200,
    data: {
      items: rows.map(({ other_langs, ...card }) => ({
        ...card,
        langs: [card.lang, ...other_langs],
        link: `/journal/voting/${card.id}`,
      })),
      ...{ start, limit, ...stateTotals(none, counts, state) },
    },
  };
});

function filterOf({ search = "" }: Query): RawBuilder<unknown> {
  const conditions = wordsOfSearch(
    search,
    (pattern) => sql`(lower(v.title) like ${pattern}
      or exists (select from voting_text t where t.voting_id = v.id and lower(t.title) like ${pattern}))`,
  );
  return allOf(conditions);
}
