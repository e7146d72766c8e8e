import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Share } from "./check-message.ts";
import { type Room, requestOf } from "./find-room.ts";

interface NewMessage extends Share {
  readonly text: string;
  readonly lang: string;
  readonly photoId: number | null;
  readonly position: number;
  readonly isWithheld: boolean;
}

/**
 * Locks the room and counts a message that is about to be inserted. One that is withheld neither counts nor moves the room.
 *
 * @returns its position
 */
export async function countMessage(tx: Tx, roomId: number, isWithheld: boolean): Promise<number> {
  const { rows } = await sql<{ cnt_messages: number }>`
    update chat set cnt_messages = cnt_messages + ${isWithheld ? 0 : 1},
      update_date = case when ${isWithheld}::boolean then update_date else now() end
    where id = ${roomId} returning cnt_messages`.execute(tx);
  return rows[0]?.cnt_messages ?? 0;
}

/** @returns its id */
export async function saveMessage(
  tx: Tx,
  room: Room,
  userId: number,
  { text, lang, photoId, position, isWithheld, diaryId, weekId, strainId, productId }: NewMessage,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into message (chat_id, user_id, is_brand, text, lang, photo_id, diary_id, week_id, strain_id, product_id, position, is_withheld)
    values (${room.id}, ${userId}, ${room.is_brand}, ${text}, ${lang}, ${photoId}, ${diaryId}, ${weekId}, ${strainId}, ${productId},
      ${position}, ${isWithheld}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/**
 * Moves the room to the top of its members' lists, where it is unread for the others. A sender without unread messages has read their
 * own; otherwise it only counts as read. An open room writes the sender's row alone.
 */
export async function tellMembers(
  tx: Tx,
  room: Room,
  userId: number,
  {
    id,
    position,
    isWithheld,
  }: { readonly id: number; readonly position: number; readonly isWithheld: boolean },
): Promise<void> {
  const own = isWithheld ? 0 : 1;
  await sql`
    update chat_user set update_date = now(), is_hidden = false,
      last_read = case when cnt_read >= ${position - own} then ${id} else last_read end,
      cnt_read = case when cnt_read >= ${position - own} or ${room.type !== "common"}::boolean then cnt_read + ${own} else cnt_read end
    where chat_id = ${room.id} and user_id = ${userId}`.execute(tx);
  if (room.type === "common" || isWithheld) return;
  const request = requestOf(room);
  // An answer accepts the request.
  if (request === "received") await acceptRequest(tx, room.id);
  if (room.type === "business") await addManagers(tx, room);
  await sql`
    update chat_user set update_date = now(), is_hidden = false, is_unread = ${request !== "sent"}
    where chat_id = ${room.id} and user_id <> ${userId}`.execute(tx);
}

/** From now on the room is an ordinary one, whose unread messages count. */
export async function acceptRequest(tx: Tx, roomId: number): Promise<void> {
  await sql`update chat set accept_date = now() where id = ${roomId} and accept_date is null`.execute(tx);
  await sql`
    update chat_user u set is_unread = true from chat c
    where c.id = ${roomId} and u.chat_id = c.id and u.cnt_read < c.cnt_messages`.execute(tx);
}

/** Managers who were added since, with everything before this message read. */
async function addManagers(tx: Tx, room: Room): Promise<void> {
  await sql`
    with added as (
      insert into chat_user (chat_id, user_id, last_read, cnt_read)
      select c.id, b.user_id, (select max(m.id) from message m where m.chat_id = c.id and m.position < c.cnt_messages),
        greatest(0, c.cnt_messages - 1)
      from chat c join brand_manager b on b.brand_id = c.brand_id and b.user_id <> c.user_id where c.id = ${room.id}
      on conflict do nothing returning 1)
    update chat set cnt_users = cnt_users + (select count(*) from added) where id = ${room.id}
      and exists (select from added)`.execute(tx);
}
