import { type QueryExecutorProvider, sql } from "kysely";
import type { PurgedKind } from "../../kinds/kinds.ts";

/**
 * Deletes all that people hung on things that go: likes, follows, translations, complaints, news and what happened with them, and their
 * comments with all that hangs on those. Such rows name a thing by its type and id, so that nothing in the database does it.
 * Results of votings and giveaways stay.
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
