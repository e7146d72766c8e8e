import { type QueryExecutorProvider, sql } from "kysely";
import type { AuthorColumns } from "../../content/author.ts";
import { likeText } from "../../db/like-text.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { findAwardYear } from "./find-award-year.ts";
import { presentCandidate, shownCandidates } from "./read-candidates.ts";

type CandidateRow = Parameters<typeof presentCandidate>[0] & AuthorColumns;

/** Words that a search looks at; more make no difference to a name. */
const WORDS = 10;

export const searchAwardCandidates = defineOperation(
  "searchAwardCandidates",
  async ({ params, query: { nomination_id, limit }, user, reads }) => {
    const where =
      nomination_id === undefined
        ? sql`a.year = ${await findAwardYear(reads, "latest")}`
        : sql`n.id = ${await openNomination(reads, nomination_id)}`;
    const asked = params.s.trim().toLowerCase();
    const words = asked.split(/\s+/).slice(0, WORDS);
    const fits = words.map((word) => sql`lower(one.name) like ${`%${likeText(word)}%`}`);
    // The numbers of a thing differ by nomination.
    const numbers =
      nomination_id === undefined
        ? sql`null::int as cnt_votes, null::int as percent, null::int as place, bool_or(one.is_my) as is_my`
        : sql`min(one.cnt_votes) as cnt_votes, min(one.percent) as percent, min(one.place) as place, bool_or(one.is_my) as is_my`;
    const { rows } = await sql<CandidateRow & { total: number }>`
      select found.*, count(*) over ()::int as total, u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
      from (
        select one.content_type, one.content_id, one.name, one.link, one.picture::text::jsonb as picture, one.square_key, one.maker_id,
          ${numbers}
        from (${shownCandidates(user?.id ?? null, where)}) one
        where ${sql.join(fits, sql` and `)}
        group by 1, 2, 3, 4, 5, 6, 7) found
      left join users u on u.id = found.maker_id and not u.is_remove
      order by lower(found.name) like ${`${likeText(asked)}%`} desc, lower(found.name), found.content_type, found.content_id
      limit ${limit}`.execute(reads);
    return {
      status: 200,
      data: { items: rows.map(presentCandidate), total: rows[0]?.total ?? 0, start: 0, limit },
    };
  },
);

/** @throws ApiError 404 for a nomination of awards that are not published */
async function openNomination(db: QueryExecutorProvider, id: number): Promise<number> {
  const { rows } = await sql`
    select from award_nomination n join award a on a.year = n.year and a.is_publish where n.id = ${id}`.execute(
    db,
  );
  if (rows.length === 0) throw notFound();
  return id;
}
