import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { ALL_KINDS } from "../../kinds/kinds.ts";

interface Undone {
  readonly kind: string;
  /** Table of the things. */
  readonly table: string;
  /** Query of the diary to which the thing `gone.content_id` belongs. */
  readonly diary: RawBuilder<unknown>;
  readonly from: "follow" | "likes";
  readonly counter: "cnt_followers" | "cnt_likes";
  readonly event: "follow.remove" | "like.remove";
}

/** Undoes everything that a user follows and likes, as if they had undone each: counters and cached pages follow. */
export async function undoFollowsAndLikes(tx: Tx, userId: number): Promise<void> {
  for (const [kind, { table, target, isFollowed, isLiked }] of ALL_KINDS) {
    const diary = target?.diary_id
      ? sql`(select ${target.diary_id} from ${target.from} where t.id = gone.content_id)`
      : sql`null`;
    const of = { kind, table, diary };
    if (isFollowed)
      await undo(tx, { ...of, from: "follow", counter: "cnt_followers", event: "follow.remove" }, userId);
    if (isLiked) await undo(tx, { ...of, from: "likes", counter: "cnt_likes", event: "like.remove" }, userId);
  }
}

/** Locks the things in the order of their ids, so that two users who leave at once wait for each other. */
async function undo(
  tx: Tx,
  { kind, table, diary, from, counter, event }: Undone,
  userId: number,
): Promise<void> {
  const thing = sql.table(table);
  await sql`
    with gone as (
      delete from ${sql.table(from)} where user_id = ${userId} and type = ${kind} returning content_id
    ), told as (
      insert into event (type, user_id, content_type, content_id, diary_id)
      select ${event}, ${userId}, ${kind}, content_id, ${diary} from gone order by content_id
    ), things as materialized (
      select id from ${thing} where id in (select content_id from gone) order by id for update
    )
    update ${thing} set ${sql.ref(counter)} = greatest(0, ${sql.ref(`${table}.${counter}`)} - 1)
    from things where ${thing}.id = things.id`.execute(tx);
}
