import type { ReadQuery } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { AuthorColumns } from "../../content/author.ts";
import { likedBy } from "../../content/likes.ts";
import type { Target } from "../../content/targets/find-target.ts";
import { prepared } from "../../db/prepared-statement.ts";
import { rowVersions } from "../../db/row-versions.ts";
import { KINDS } from "../../kinds/kinds.ts";
import { notBlockedWith } from "../../rights/not-blocked.ts";

/** Replies included with a comment: the contract's maximum minus one, which may be requested by id. */
const FIRST_REPLIES = 99;

/** A comment or a reply. */
export interface CommentRow extends AuthorColumns {
  id: number;
  parent_id: number | null;
  text: string;
  lang: string;
  add_date: string;
  update_date: string;
  cnt_likes: number;
  cnt_childs: number;
  is_like: boolean;
  is_remove: boolean;
}

const SORTS: Record<ReadQuery<"listComments">["sort"], RawBuilder<unknown>> = {
  new: sql`add_date desc, id desc`,
  old: sql`add_date, id`,
  top: sql`cnt_likes desc, id desc`,
};

function columns(readerId: number | null) {
  return sql`
    k.id, k.parent_id, k.text, k.lang, k.add_date, k.update_date, k.cnt_likes, k.cnt_childs, k.is_remove,
    u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
    ${likedBy(readerId, "comment", sql`k.id`)} as is_like`;
}

const author = sql`left join users u on u.id = k.user_id and not u.is_remove`;

/** Removed comments stay in the list as long as they have replies. */
const isListed = sql`(not is_remove or cnt_childs > 0)`;

/** Selects a page of comments. */
export interface CommentPage extends Pick<ReadQuery<"listComments">, "sort" | "start" | "limit"> {
  readonly preload_comment?: number | null;
}

/** The comments of a thing that the user may see, without replies. */
function visibleTo({ type, id }: Pick<Target, "type" | "id">, readerId: number | null): RawBuilder<unknown> {
  return sql`type = ${type} and content_id = ${id} and parent_id is null and ${isListed}
    and ${notBlockedWith(readerId, sql`user_id`)}`;
}

/** CTEs `page` and `wanted`: the ids of a page's comments with their `place`, `author` and `version`. */
function wantedOf(
  thing: Pick<Target, "type" | "id">,
  { sort, start, limit, preload_comment }: CommentPage,
  readerId: number | null,
) {
  const order = SORTS[sort];
  return sql`
    page as (
      select id, author, version, row_number() over (order by ${order}) as place from (
        select id, user_id as author, xmin as version, add_date, cnt_likes
        from comment where ${visibleTo(thing, readerId)} order by ${order} limit ${limit} offset ${start}) p
    ), wanted as (
      select id, author, version, place from page
      union all
      select c.id, c.user_id, c.xmin, 1000000 from comment c
      where c.id = (select coalesce(parent_id, id) from comment where id = ${preload_comment ?? null}::bigint)
        and ${visibleTo(thing, readerId)} and c.id not in (select id from page)
    )`;
}

/**
 * Reads a page of comments without replies. The requested comment comes last unless it is on the page anyway. Each row has the total, which
 * saves a query.
 */
export async function readComments(
  db: QueryExecutorProvider,
  thing: Target,
  page: CommentPage,
  readerId: number | null,
): Promise<(CommentRow & { total: number })[]> {
  const { rows } = await sql<CommentRow & { total: number }>`${prepared}
    with ${wantedOf(thing, page, readerId)}
    select ${columns(readerId)}, ${totalOf(thing, readerId)} as total
    from wanted join comment k on k.id = wanted.id ${author}
    order by wanted.place`.execute(db);
  return rows;
}

/**
 * CTE `shown`: all rows of a page of comments and their first replies, with `author` and `version`; `nth` is 0 for comments.
 */
export function shownOf(
  thing: Pick<Target, "type" | "id">,
  page: CommentPage,
  readerId: number | null,
): RawBuilder<unknown> {
  return sql`${wantedOf(thing, page, readerId)}, shown as (
      select 0 as nth, id, author, version, place from wanted
      union all
      select 1, r.id, r.user_id, r.version, null
      from wanted cross join lateral (
        select id, user_id, xmin as version from comment
        where parent_id = wanted.id and not is_remove and ${notBlockedWith(readerId, sql`user_id`)}
        order by id limit ${sql.lit(FIRST_REPLIES)}) r
      union all
      -- May also be among the first: a separate number prevents the two from cancelling each other out.
      select 2, r.id, r.user_id, r.xmin, null
      from wanted join comment r on r.parent_id = wanted.id
      where r.id = ${page.preload_comment ?? null}::bigint and not r.is_remove
        and ${notBlockedWith(readerId, sql`r.user_id`)}
    )`;
}

/**
 * SQL for the version of the rows `shown` as `k` with authors `u`, the user's likes, and the total.
 */
export function versionOfShown(
  thing: Pick<Target, "type" | "id">,
  readerId: number | null,
): RawBuilder<string> {
  const liked = likedBy(readerId, "comment", sql`k.id`);
  const versions = rowVersions(sql`k.nth`, sql`k.id`, sql`k.version`, sql`u.xmin`, liked);
  return sql<string>`concat_ws(' ', ${totalOf(thing, readerId)}, ${versions})`;
}

/** Reads the first replies of each comment, oldest first, and the requested one. */
export async function readFirstReplies(
  db: QueryExecutorProvider,
  parentIds: readonly number[],
  preload: number | undefined,
  readerId: number | null,
): Promise<CommentRow[]> {
  if (parentIds.length === 0) return [];
  const { rows } = await sql<CommentRow>`${prepared}
    select ${columns(readerId)}
    -- Hides the number from the planner: for few it would plan again each time, which takes longer than the query.
    from unnest((select ${parentIds}::bigint[])) as parent (id)
    cross join lateral (
      select * from (
        select * from comment where parent_id = parent.id and not is_remove and ${notBlockedWith(readerId, sql`user_id`)}
        order by id limit ${sql.lit(FIRST_REPLIES)}) first
      union
      select * from comment where parent_id = parent.id and not is_remove and id = ${preload ?? null}::bigint
        and ${notBlockedWith(readerId, sql`user_id`)}
    ) k ${author}
    order by k.parent_id, k.id`.execute(db);
  return rows;
}

/** Reads the replies of a comment, oldest first. */
export async function readReplies(
  db: QueryExecutorProvider,
  parentId: number,
  { start, limit }: { start: number; limit: number },
  readerId: number | null,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`${prepared}
    select ${columns(readerId)} from comment k ${author}
    where k.parent_id = ${parentId} and not k.is_remove and ${notBlockedWith(readerId, sql`k.user_id`)}
    order by k.id limit ${limit} offset ${start}`.execute(db);
  return rows;
}

/** Reads a comment or reply, including removed ones. */
export async function readComment(
  db: QueryExecutorProvider,
  id: number,
  readerId: number | null,
): Promise<CommentRow | null> {
  const { rows } = await sql<CommentRow>`
    select ${columns(readerId)} from comment k ${author} where k.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Counts the listed comments, without replies. */
export async function countComments(
  db: QueryExecutorProvider,
  thing: Target,
  readerId: number | null,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${totalOf(thing, readerId)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** SQL for {@link countComments}. */
export function totalOf(thing: Pick<Target, "type" | "id">, readerId: number | null): RawBuilder<number> {
  return sql<number>`(select count(*)::int from comment where ${visibleTo(thing, readerId)})`;
}

/** Counts the comments listed before one of them, newest first. */
export async function countNewer(
  db: QueryExecutorProvider,
  thing: Target,
  commentId: number,
  readerId: number | null,
): Promise<number> {
  const { rows } = await sql<{ newer: number }>`
    select count(*)::int as newer from comment
    where ${visibleTo(thing, readerId)} and (add_date, id) > (select add_date, id from comment where id = ${commentId})`.execute(
    db,
  );
  return rows[0]?.newer ?? 0;
}

/** Reads the counter of comments and replies. */
export async function readCommentNumber(db: QueryExecutorProvider, { type, id }: Target): Promise<number> {
  const { rows } = await sql<{ cnt_comments: number }>`
    select cnt_comments from ${sql.table(KINDS[type].table)} where id = ${id}`.execute(db);
  return rows[0]?.cnt_comments ?? 0;
}

/** Maximum number of users in the response, and of the latest comments to search. */
const LAST_PEOPLE = 5;
const LAST_COMMENTS = 50;

/** Reads the latest users who commented or replied, latest first. */
export async function readLastCommenters(
  db: QueryExecutorProvider,
  { type, id }: Target,
  readerId: number | null,
): Promise<AuthorColumns[]> {
  const { rows } = await sql<AuthorColumns>`
    select u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from (
      select user_id, max(id) as last_id from (
        select id, user_id from comment
        where type = ${type} and content_id = ${id} and not is_remove and ${notBlockedWith(readerId, sql`user_id`)}
        order by id desc limit ${LAST_COMMENTS}) last
      group by user_id) said
    join users u on u.id = said.user_id and not u.is_remove
    order by said.last_id desc limit ${LAST_PEOPLE}`.execute(db);
  return rows;
}
