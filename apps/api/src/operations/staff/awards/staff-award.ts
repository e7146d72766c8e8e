import type { Schema } from "@grow/contract";
import { sanitiseHtml } from "@grow/server-kit/safe-html.ts";
import { type QueryExecutorProvider, sql } from "kysely";
import { cntShown } from "../../../content/awards/candidate-things.ts";
import { awardLink, isResult } from "../../../content/awards/open-awards.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { awardState, hasVotes, isOver } from "./award-state.ts";

export type StaffAward = Schema<"StaffAward">;
type Nomination = StaffAward["items_nomination"][number];
type NominationText = Nomination["items_text"][number];

interface NominationRow extends Omit<Nomination, "items_text">, Omit<NominationText, "lang"> {
  texts: NominationText[];
}

interface AwardRow extends Omit<StaffAward, "link" | "items_text" | "items_nomination"> {
  title: string;
  text: string;
  texts: StaffAward["items_text"];
  nominations: NominationRow[];
}

/**
 * Reads the awards of a year in any state, as their editor gets them. Votes are hidden until the results, as they are for everybody.
 *
 * @throws ApiError 404 without awards of this year
 */
export async function readStaffAward(db: QueryExecutorProvider, year: number): Promise<StaffAward> {
  const { rows } = await sql<AwardRow>`
    select a.year, a.version, ${awardState} as state, a.is_publish as is_public, ${hasVotes} as is_fixed, ${isOver} as is_over,
      a.lang, a.title, a.text, a.date_start, a.date_end, a.date_result, a.add_date, a.update_date,
      (select coalesce(json_agg(json_build_object('lang', t.lang, 'title', t.title, 'text', t.text) order by t.lang), '[]')
       from award_text t where t.year = a.year and t.lang <> a.lang) as texts,
      (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'text', n.text, 'content_type', n.content_type,
         'cnt_candidates', (select count(*)::int from award_candidate c where c.year = n.year and c.nomination_id = n.id),
         'cnt_shown', ${cntShown},
         'cnt_votes', case when ${isResult} then n.cnt_votes end,
         'texts', (select coalesce(json_agg(json_build_object('lang', t.lang, 'name', t.name, 'text', t.text) order by t.lang), '[]')
           from award_nomination_text t where t.year = n.year and t.nomination_id = n.id and t.lang <> a.lang))
         order by n.position, n.id), '[]')
       from award_nomination n where n.year = a.year) as nominations
    from award a where a.year = ${year}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return presentStaffAward(row);
}

/**
 * Locks the awards of a year for a change, and reads them. Votes wait for the lock, so that none is cast for what is being changed.
 *
 * @throws ApiError 404 without awards of this year
 */
export async function lockStaffAward(tx: Tx, year: number): Promise<StaffAward> {
  // In the order in which the job that counts votes locks them.
  await sql`select from award where year = ${year} for update`.execute(tx);
  await sql`select from award_nomination where year = ${year} order by id for update`.execute(tx);
  return await readStaffAward(tx, year);
}

function presentStaffAward({ title, text, texts, nominations, ...row }: AwardRow): StaffAward {
  return {
    ...row,
    link: awardLink(row.year),
    // Rules get stricter, so texts are sanitised again.
    items_text: [{ lang: row.lang, title, text }, ...texts].map((one) => ({
      ...one,
      text: sanitiseHtml(one.text),
    })),
    items_nomination: nominations.map((nomination) => ({
      id: nomination.id,
      content_type: nomination.content_type,
      items_text: [{ lang: row.lang, name: nomination.name, text: nomination.text }, ...nomination.texts],
      cnt_candidates: nomination.cnt_candidates,
      cnt_shown: nomination.cnt_shown,
      cnt_votes: nomination.cnt_votes,
    })),
  };
}
