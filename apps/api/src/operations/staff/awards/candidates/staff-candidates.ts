import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../../../content/author.ts";
import { cntShown, joinThing, type ThingColumns } from "../../../../content/awards/candidate-things.ts";
import { notFound } from "../../../../errors/api-error.ts";
import { squareUrl, urlUpTo } from "../../../../media/present-photo.ts";

type Candidate = Schema<"StaffAwardCandidate">;

/** A nomination of the awards of a year. */
export interface Nomination {
  readonly year: number;
  readonly id: number;
  readonly type: Schema<"AwardContentType">;
}

/** @throws ApiError 404 for a nomination of another year */
export async function findNomination(
  db: QueryExecutorProvider,
  { year, nomination }: { readonly year: number; readonly nomination: number },
): Promise<Nomination> {
  const { rows } = await sql<Nomination>`
    select n.year, n.id, n.content_type as type from award_nomination n where n.year = ${year} and n.id = ${nomination}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/** Maximum picture width in the rows of a desk, px. */
const PICTURE_WIDTH = 160;

type CandidateRow = AuthorColumns & { content_id: number } & {
  [Column in "name" | "link" | "picture" | "square_key"]: ThingColumns[Column] | null;
};

/** SQL of things by id, with what {@link presentStaffCandidate} needs. @param from - rows `c` with their `content_id` */
export function thingRows(
  type: Schema<"AwardContentType">,
  from: RawBuilder<unknown>,
  { isAnyState = false }: { readonly isAnyState?: boolean } = {},
): RawBuilder<CandidateRow> {
  return sql<CandidateRow>`
    select c.*, thing.name, thing.link, thing.picture, thing.square_key, u.id as author_id, u.name as author_name,
      u.avatar_key as author_avatar_key
    from ${from} c
    cross join lateral (select ${type}::text as content_type) n
    ${isAnyState ? sql`left ` : sql``}${joinThing}
    left join users u on u.id = thing.author_id and not u.is_remove`;
}

export function presentStaffCandidate(row: CandidateRow): Candidate {
  return {
    content_id: row.content_id,
    name: row.name,
    link: row.link,
    avatar: row.picture ? urlUpTo(row.picture, PICTURE_WIDTH) : squareUrl(row.square_key),
    item_user: presentAuthor(row),
    is_shown: row.name !== null,
  };
}

/** Reads candidates in any state, the first added first. @param ids - only these */
export async function readStaffCandidates(
  db: QueryExecutorProvider,
  { year, id, type }: Nomination,
  { start, limit, ids }: { readonly start: number; readonly limit: number; readonly ids?: readonly number[] },
): Promise<Candidate[]> {
  const only = ids ? sql`and content_id = any(${ids}::bigint[])` : sql``;
  const from = sql`(
    select content_id, add_date from award_candidate where year = ${year} and nomination_id = ${id} ${only}
    order by add_date, content_id limit ${limit} offset ${start})`;
  const { rows } =
    await sql<CandidateRow>`${thingRows(type, from, { isAnyState: true })} order by c.add_date, c.content_id`.execute(
      db,
    );
  return rows.map(presentStaffCandidate);
}

/** How many candidates there are, and how many of them readers see. */
export async function countCandidates(
  db: QueryExecutorProvider,
  { year, id }: Nomination,
): Promise<{ readonly total: number; readonly shown: number }> {
  const { rows } = await sql<{ total: number; shown: number }>`
    select ${cntShown} as shown,
      (select count(*)::int from award_candidate c where c.year = n.year and c.nomination_id = n.id) as total
    from award_nomination n where n.year = ${year} and n.id = ${id}`.execute(db);
  return rows[0] ?? { total: 0, shown: 0 };
}
