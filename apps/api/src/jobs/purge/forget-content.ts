import { type QueryExecutorProvider, sql } from "kysely";
import type { PurgedKind } from "../../kinds/kinds.ts";

/**
 * Deletes everything users attached to deleted things: likes, follows, translations, reports, notifications and events, and their comments
 * with everything attached to those. Such rows reference a thing by type and id, so there is no foreign key that would cascade.
 * Results of polls and giveaways stay.
 */
export async function forgetContent(
  tx: QueryExecutorProvider,
  type: PurgedKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await forgetRows(tx, type, ids);
  if (type === "comment") return;
  const { rows } = await sql<{ id: number }>`
    with top as (
      select id from comment where type = ${type} and content_id = any(${ids}::bigint[]) and parent_id is null
    )
    select id from top union all select c.id from comment c join top on top.id = c.parent_id`.execute(tx);
  const comments = rows.map(({ id }) => id);
  await forgetContent(tx, "comment", comments);
  await sql`delete from comment where id = any(${comments}::bigint[])`.execute(tx);
}

async function forgetRows(
  tx: QueryExecutorProvider,
  type: PurgedKind,
  ids: readonly number[],
): Promise<void> {
  const named = (column: string) => sql`${sql.ref(column)} = ${type} and content_id = any(${ids}::bigint[])`;
  await sql`
    with of_likes as (delete from likes where ${named("type")}),
      of_follows as (delete from follow where ${named("type")}),
      of_translations as (delete from translation where ${named("type")}),
      of_complaints as (delete from complaint where ${named("type")}),
      of_news as (delete from notification where ${named("type")})
    delete from event where ${named("content_type")}`.execute(tx);
}
