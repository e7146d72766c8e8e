import { type RawBuilder, sql } from "kysely";

/**
 * SQL that says whether a post is out; nothing else decides it. A scheduled post comes out by the clock of the database, without any job.
 *
 * @param row the alias of the post; none where the query has no alias
 */
export function openPost(row?: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(row === undefined ? name : `${row}.${name}`);
  return sql<boolean>`(${column("is_visible")} and ${column("view_date")} <= now())`;
}

/**
 * SQL that says whether a voting can be read: it has begun, and the post it belongs to is out.
 *
 * @param postId a post that is shown to its reader whether or not it is out, with its votings
 */
export function openVoting(row: string, postId?: number): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  const isShown = sql`${column("post_id")} is null ${postId === undefined ? sql`` : sql`or ${column("post_id")} = ${postId}`}`;
  return sql<boolean>`(${column("is_visible")} and ${column("date_start")} <= now() and (${isShown}
    or exists (select from post around where around.id = ${column("post_id")} and ${openPost("around")})))`;
}
