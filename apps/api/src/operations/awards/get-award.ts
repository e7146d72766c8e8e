import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import {
  awardLink,
  isResult,
  shownAwardTexts,
  shownAwardTitle,
  takesVotes,
} from "../../content/awards/open-awards.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { findAwardYear } from "./find-award-year.ts";
import { readCandidates } from "./read-candidates.ts";

type Nomination = Pick<
  Schema<"AwardNomination">,
  "nomination_id" | "name" | "text" | "content_type" | "cnt_votes" | "my_content_id"
>;

interface AwardRow
  extends Pick<
    Schema<"Award">,
    "year" | "title" | "text" | "lang" | "date_start" | "date_end" | "date_result" | "is_open" | "is_result"
  > {
  years: { year: number; title: string; is_open: boolean }[];
  nominations: Nomination[];
}

export const getAward = defineOperation("getAward", async ({ params, query, user, reads }) => {
  const year = await findAwardYear(reads, params.x);
  const readerId = user?.id ?? null;
  const [award, candidates] = await Promise.all([
    readAward(reads, year, readerId, query.lang),
    readCandidates(reads, readerId, year),
  ]);
  const { years, nominations: all, ...shown } = award;
  // Its candidates may have been removed since the awards were published.
  const nominations = all.filter(({ nomination_id }) => (candidates.get(nomination_id)?.total ?? 0) > 0);
  return {
    status: 200,
    data: {
      ...shown,
      link: awardLink(year),
      items_nomination: nominations.map((nomination) => {
        const { total = 0, items = [] } = candidates.get(nomination.nomination_id) ?? {};
        return { ...nomination, cnt_candidates: total, items_candidate: items };
      }),
      cnt_nominations: nominations.length,
      cnt_my_votes: nominations.filter(({ my_content_id }) => my_content_id !== null).length,
      items_year: years.map((one) => ({ ...one, link: awardLink(one.year) })),
    },
  };
});

/** Texts in another language than that of the page are left out, because they are one line of help. */
const nominations = (lang: string, readerId: number | null): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object(
    'nomination_id', n.id, 'name', coalesce(t.name, n.name), 'content_type', n.content_type,
    'text', case when t.lang is not null then t.text when a.lang in (${lang}, 'en') then n.text else '' end,
    'cnt_votes', case when ${isResult} then n.cnt_votes end, 'my_content_id', mine.content_id) order by n.position, n.id), '[]')
  from award_nomination n
  left join lateral (
    select t.* from award_nomination_text t
    where t.year = n.year and t.nomination_id = n.id and a.lang <> ${lang} and t.lang <> a.lang and t.lang in (${lang}, 'en')
    order by t.lang = ${lang} desc limit 1) t on true
  left join award_vote mine on mine.year = n.year and mine.nomination_id = n.id and mine.user_id = ${readerId}::bigint
  where n.year = a.year)`;

const years = (lang: string): RawBuilder<unknown> => sql`(
  select json_agg(json_build_object('year', a.year, 'title', ${shownAwardTitle}, 'is_open', ${takesVotes}) order by a.year desc)
  from award a ${shownAwardTexts(lang)} where a.is_publish)`;

async function readAward(
  db: QueryExecutorProvider,
  year: number,
  readerId: number | null,
  lang: string,
): Promise<AwardRow> {
  const { rows } = await sql<AwardRow>`
    select a.year, ${shownAwardTitle} as title, coalesce(nullif(w.text, ''), a.text) as text,
      case when w.text <> '' then w.lang else a.lang end as lang, a.date_start, a.date_end, a.date_result,
      ${takesVotes} as is_open, ${isResult} as is_result, ${nominations(lang, readerId)} as nominations, ${years(lang)} as years
    from award a ${shownAwardTexts(lang)} where a.year = ${year}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}
