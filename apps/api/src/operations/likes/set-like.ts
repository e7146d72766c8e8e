import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Target } from "../../content/targets/find-target.ts";
import { notFound } from "../../errors/api-error.ts";
import { KINDS } from "../../kinds/kinds.ts";

/** Likes the target for the grower. Doing so again changes nothing, and two at once count once. */
export function addLike(trx: QueryExecutorProvider, target: Target, userId: number) {
  return changeLike(
    trx,
    target,
    userId,
    1,
    sql`insert into likes (type, content_id, user_id) values (${target.type}, ${target.id}, ${userId})
      on conflict do nothing returning 1`,
  );
}

/** Removes the user's like, if there is one. */
export function removeLike(trx: QueryExecutorProvider, target: Target, userId: number) {
  return changeLike(
    trx,
    target,
    userId,
    -1,
    sql`delete from likes where type = ${target.type} and content_id = ${target.id} and user_id = ${userId}
      returning 1`,
  );
}

/**
 * Writes row, counter and event in one atomic statement.
 *
 * @throws ApiError 404 if the thing was removed since it was read
 */
async function changeLike(
  trx: QueryExecutorProvider,
  { type, id, diary_id }: Target,
  userId: number,
  step: 1 | -1,
  change: RawBuilder<unknown>,
): Promise<Schema<"LikeState">> {
  const { rows } = await sql<{ cnt_likes: number }>`
    with changed as (${change}),
    told as (
      insert into event (type, user_id, content_type, content_id, diary_id)
      select ${step === 1 ? "like.add" : "like.remove"}, ${userId}, ${type}, ${id}, ${diary_id} from changed),
    counted as (
      update ${sql.table(KINDS[type].table)}
      set cnt_likes = greatest(0, cnt_likes + ${step} * (select count(*) from changed)::int)
      where id = ${id} and not is_remove returning cnt_likes)
    select cnt_likes from counted`.execute(trx);
  const [counted] = rows;
  if (!counted) throw notFound();
  return { is_like: step === 1, cnt_likes: counted.cnt_likes };
}
