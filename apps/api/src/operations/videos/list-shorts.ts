import type { ReadQuery } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { MAX_TOTAL } from "../../content/diary-list/list-query.ts";
import { isNamedDiary } from "../../content/videos/named-diary.ts";
import { readVideoCards } from "../../content/videos/video-cards.ts";
import { longList } from "../../db/long-list.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";
import { followedAuthors } from "./followed-authors.ts";

type Query = ReadQuery<"listShorts">;

const SORTS: Record<Query["sort"], RawBuilder<unknown>> = {
  new: sql`v.publish_date desc nulls first, v.id desc`,
  like: sql`v.cnt_likes desc, v.id desc`,
  view: sql`v.cnt_views desc, v.id desc`,
};

export const listShorts = defineOperation("listShorts", async ({ query, user, reads }) => {
  const { sort, start, limit } = query;
  const filter = shortsFilter(query, user);
  const order =
    query.user_id === undefined && sort === "new" ? sql`v.publish_date desc, v.id desc` : SORTS[sort];
  const list = longList(reads, filter, "shorts");
  const known = list.total();
  const page = sql`v.id in (
    select v.id from video v where ${filter} order by ${order} limit ${limit} offset ${start}) order by ${order}`;
  const [items, total] = await Promise.all([
    readVideoCards(reads, page, user?.id ?? null),
    known ?? count(reads, filter),
  ]);
  if (known === null) list.keepTotal(total);
  return {
    status: 200,
    data: {
      items,
      total: Math.min(total, MAX_TOTAL),
      start,
      limit,
      ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
    },
  };
});

/** Conditions over video `v`. Drafts are listed only under their author's own name, for them and moderators. */
function shortsFilter(query: Query, reader: Reader | null): RawBuilder<unknown> {
  const { user_id, diary_id, tags = [], is_follow, is_short = true } = query;
  const isOwnList = user_id !== undefined && (reader?.id === user_id || isModerator(reader));
  const conditions = [isOwnList ? sql`not v.is_remove` : sql`v.is_visible and v.is_ready`];
  // The profile of a grower and the page of a diary show shorts and other videos together.
  const isOfAll = user_id === undefined && diary_id === undefined;
  if (isOfAll || query.is_short !== undefined) conditions.push(sql`v.is_short = ${is_short}`);
  if (user_id !== undefined) conditions.push(sql`v.user_id = ${user_id} and not v.is_remove`);
  if (diary_id !== undefined) {
    conditions.push(sql`v.diary_id = ${diary_id} and exists (
      select from diary d where d.id = v.diary_id and ${isNamedDiary(reader)})`);
  }
  for (const tag of tags) {
    conditions.push(sql`exists (select from video_tag t where t.video_id = v.id and t.tag = ${tag})`);
  }
  if (is_follow === true) conditions.push(followedAuthors(reader?.id ?? null));
  return sql.join(conditions, sql` and `);
}

async function count(db: QueryExecutorProvider, filter: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from video v where ${filter} limit ${MAX_TOTAL + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
