import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { joinThing, type ThingColumns } from "../../content/awards/candidate-things.ts";
import { isResult } from "../../content/awards/open-awards.ts";
import { largestUrl, squareUrl } from "../../media/present-photo.ts";

interface CandidateRow extends AuthorColumns, ThingColumns {
  nomination_id: number;
  content_type: Schema<"AwardContentType">;
  content_id: number;
  cnt_votes: number | null;
  percent: number | null;
  place: number | null;
  is_my: boolean;
  /** Candidates of the nomination that can be shown. */
  total: number;
}

/** Candidates that `getAward` shows for each nomination. */
const SHOWN = 100;

/**
 * The order of candidates `one`: by place once results are public. Until then it tells nothing about votes: it differs by user, or for guests by
 * hour, and is the same on all pages of a list.
 */
export function candidateOrder(readerId: number | null): RawBuilder<unknown> {
  const seed =
    readerId === null
      ? sql`extract(epoch from date_trunc('hour', now()))::bigint::text`
      : sql`${String(readerId)}::text`;
  return sql`one.place, md5(concat_ws(' ', ${seed}, one.nomination_id, one.content_id)), one.content_id`;
}

/**
 * SQL of the candidates of awards with their numbers. Hidden numbers do not leave this query, so that nothing can be ordered by them. Places
 * count all candidates, also those that have been removed since: results stay as they are.
 *
 * @param where - a condition on award `a` and nomination `n`
 */
export function numberedCandidates(readerId: number | null, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select n.year, n.id as nomination_id, n.position, n.content_type, v.content_id,
      case when ${isResult} then v.cnt_votes end as cnt_votes,
      case when ${isResult} then round(100.0 * v.cnt_votes / greatest(n.cnt_votes, 1))::int end as percent,
      case when ${isResult} and v.cnt_votes > 0 then rank() over (partition by n.id order by v.cnt_votes desc)::int end as place,
      mine.content_id is not null as is_my
    from award a
    join award_nomination n on n.year = a.year
    join award_candidate v on v.year = n.year and v.nomination_id = n.id
    left join award_vote mine on mine.year = v.year and mine.nomination_id = v.nomination_id and mine.content_id = v.content_id
      and mine.user_id = ${readerId}::bigint
    where a.is_publish and ${where}`;
}

/** Candidates of a nomination, and how many there are. */
export interface Candidates {
  readonly total: number;
  readonly items: Schema<"AwardCandidate">[];
}

/** The candidates of the awards of a year that can be shown, by id of the nomination; always with the user's own vote. One query. */
export async function readCandidates(
  db: QueryExecutorProvider,
  readerId: number | null,
  year: number,
): Promise<Map<number, Candidates>> {
  const order = candidateOrder(readerId);
  const { rows } = await sql<CandidateRow>`
    select one.*, u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from (
      select one.*, count(*) over (partition by nomination_id)::int as total,
        row_number() over (partition by nomination_id order by one.is_my desc, ${order}) as row
      from (${shownCandidates(readerId, sql`a.year = ${year}`)}) one) one
    left join users u on u.id = one.maker_id and not u.is_remove
    where one.row <= ${sql.lit(SHOWN)}
    order by ${order}`.execute(db);
  const found = new Map<number, Candidates>();
  for (const row of rows) {
    const group = found.get(row.nomination_id) ?? { total: row.total, items: [] };
    group.items.push(presentCandidate(row));
    found.set(row.nomination_id, group);
  }
  return found;
}

/** SQL of numbered candidates with what they are; those that readers may not see are left out. */
export function shownCandidates(readerId: number | null, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select c.*, thing.name, thing.link, thing.picture, thing.square_key, thing.author_id as maker_id
    from (${numberedCandidates(readerId, where)}) c
    cross join lateral (select c.content_type) n
    ${joinThing}`;
}

export function presentCandidate(
  row: Omit<CandidateRow, "nomination_id" | "total">,
): Schema<"AwardCandidate"> {
  return {
    content_type: row.content_type,
    content_id: row.content_id,
    name: row.name,
    link: row.link,
    avatar: row.picture ? largestUrl(row.picture) : squareUrl(row.square_key),
    item_user: presentAuthor(row),
    cnt_votes: row.cnt_votes,
    percent: row.percent,
    place: row.place,
    is_my: row.is_my,
  };
}
