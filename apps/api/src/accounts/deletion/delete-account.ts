import { sql } from "kysely";
import { setDiaryRemoved } from "../../content/diary-write/set-diary-removed.ts";
import type { Tx } from "../../db/database.ts";
import { recordEvent } from "../../events/record-event.ts";
import { undoFollowsAndLikes } from "./undo-follows-and-likes.ts";

/** Display name of a deleted account. */
const REMOVED_NAME = "Removed";

export type LeaveReason = "stopped" | "too_many_notifications" | "other_account" | "other" | null;

/**
 * Deletes an account: everything personal at once, diaries as if their author had removed each, so that they go for good with their
 * photos after the usual time. Follows and likes are undone; comments and solutions stay, without an author. Names stay reserved, because
 * old links and mentions would lead to a stranger.
 */
export async function deleteAccount(tx: Tx, userId: number, reason: LeaveReason): Promise<void> {
  const { rows: diaries } = await sql<{ id: number }>`
    select id from diary where user_id = ${userId} and not is_remove order by id for update`.execute(tx);
  for (const { id } of diaries) {
    await setDiaryRemoved(tx, id, true);
    await recordEvent(tx, {
      type: "diary.delete",
      user_id: userId,
      content_type: "diary",
      content_id: id,
      diary_id: id,
    });
  }
  await undoFollowsAndLikes(tx, userId);
  // Foreign keys delete everything that refers to the account itself.
  await sql`
    with of_avatars as (delete from avatar where user_id = ${userId}),
      of_handle as (delete from user_handle where user_id = ${userId} returning handle),
      of_old_handles as (update user_old_handle set user_id = null where user_id = ${userId}),
      reserved as (
        insert into user_old_handle (handle, user_id) select handle, null from of_handle on conflict (handle) do nothing),
      of_sessions as (update session set revoke_date = now() where user_id = ${userId} and revoke_date is null),
      of_tokens as (delete from access_token where user_id = ${userId}),
      of_keys as (delete from idempotency_key where user_id = ${userId}),
      of_contacts as (delete from contact where user_id = ${userId}),
      of_bans as (delete from user_ban where user_id = ${userId}),
      of_notifications as (delete from notification where user_id = ${userId} or from_user_id = ${userId}),
      of_followers as (delete from follow where type = 'user' and content_id = ${userId}),
      of_invitations as (delete from brand_invitation where user_id = ${userId}),
      of_brands as (delete from brand_manager where user_id = ${userId})
    delete from account where user_id = ${userId}`.execute(tx);
  await sql`
    update users set name = ${REMOVED_NAME}, avatar_key = null, access = '{}', about = '', grow_since = null,
      fvs_name = '', fvn_name = '', fav_method = '', instagram = null, youtube = null, facebook = null, x = null,
      website = null, cnt_followers = 0, is_remove = true, remove_date = now(), remove_reason = ${reason}
    where id = ${userId} and not is_remove`.execute(tx);
  await recordEvent(tx, { type: "user.delete", user_id: userId, content_type: "user", content_id: userId });
}
