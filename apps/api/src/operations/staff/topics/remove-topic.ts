import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { recordTopicChange } from "./record-topic-change.ts";
import { lockTopic, lockTopics, readTopic, readTopics, type StaffTopic } from "./staff-topic.ts";
import { TOPIC_TABLES, type TopicKind } from "./topic-tables.ts";

interface Change {
  readonly id: number;
  readonly userId: number;
}

/**
 * Deletes a category or tag that no post has, apart from removed ones.
 *
 * @throws ApiError 404 without such a one, 422 not_empty
 */
export async function deleteTopic(tx: Tx, kind: TopicKind, { id, userId }: Change): Promise<void> {
  const { cnt_posts, name } = await lockTopic(tx, kind, id);
  if (cnt_posts > 0) throw invalid([{ code: "not_empty", field: "id", params: { count: cnt_posts } }]);
  await sql`delete from ${TOPIC_TABLES[kind].table} where id = ${id}`.execute(tx);
  await recordTopicChange(tx, { type: "staff.delete", userId, kind, id, name });
}

/**
 * Merges a category or tag into another: moves its posts and former links, deletes it, and redirects its link.
 *
 * @throws ApiError 404 without such a one, 422 where the two cannot be merged
 */
export async function mergeTopic(
  tx: Tx,
  kind: TopicKind,
  { id, into, userId }: Change & { readonly into: number },
): Promise<StaffTopic> {
  await lockTopics(tx, kind);
  const from = await lockTopic(tx, kind, id);
  const [target] = await readTopics(tx, kind, sql`c.id = ${into}`);
  if (!target) throw invalid([{ code: "unknown_reference", field: "into" }]);
  if (into === id) throw invalid([{ code: "not_allowed", field: "into" }]);
  const { table, oldSlugs, owner } = TOPIC_TABLES[kind];
  await movePosts(tx, kind, from.slug, target.slug);
  await sql`update ${oldSlugs} set ${owner} = ${target.slug} where ${owner} = ${from.slug}`.execute(tx);
  await sql`delete from ${table} where id = ${id}`.execute(tx);
  await sql`insert into ${oldSlugs} (slug, ${owner}) values (${from.slug}, ${target.slug})`.execute(tx);
  await sql`update ${table} set version = version + 1, update_date = now() where id = ${into}`.execute(tx);
  await recordTopicChange(tx, { type: "staff.merge", userId, kind, id: into, name: from.name });
  await recordTopicChange(tx, { type: "staff.delete", userId, kind, id, name: from.name });
  return await readTopic(tx, kind, into);
}

/** Versions of the posts stay, so that a merge is no conflict for those who edit one. */
async function movePosts(tx: Tx, kind: TopicKind, from: string, into: string): Promise<void> {
  if (kind === "category") {
    await sql`update post set category = ${into} where category = ${from}`.execute(tx);
    return;
  }
  await sql`
    insert into post_tag (post_id, tag, position) select post_id, ${into}, position from post_tag where tag = ${from}
    on conflict (post_id, tag) do nothing`.execute(tx);
}
