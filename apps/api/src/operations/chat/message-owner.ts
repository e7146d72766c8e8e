import { sql } from "kysely";
import { forbidden, notFound } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";
import { isModerator } from "../../rights/diary-access.ts";
import { findRoom, type Room } from "./find-room.ts";
import { isVisible } from "./visible-messages.ts";

/** A message that its sender or a moderator is about to delete. */
export interface OwnMessage {
  readonly id: number;
  readonly chat_id: number;
  readonly is_own: boolean;
  readonly room: Room | null;
}

/**
 * The message of a path, for its sender, the moderators of its open room, and the site's moderators, who know it from a complaint. It is a 404
 * for users who cannot see its room.
 */
export const changedMessage = ownerByPath(async ({ id }, reader, db): Promise<OwnMessage> => {
  const { rows } = await sql<{ chat_id: number; user_id: number | null }>`
    select chat_id, user_id from message where id = ${Number(id)} and not is_remove`.execute(db);
  const [message] = rows;
  if (!message) throw notFound();
  const room = await findRoom(db, reader.id, sql`c.id = ${message.chat_id}`);
  const is_own = message.user_id === reader.id;
  const own = { id: Number(id), chat_id: message.chat_id, is_own, room };
  if (isModerator(reader)) return own;
  if (room === null) throw notFound();
  const { rows: visible } = await sql`
    select from message m where m.chat_id = ${room.id} and m.id = ${own.id} and ${isVisible(room, reader.id)}`.execute(
    db,
  );
  if (visible.length === 0) throw notFound();
  if (!is_own && room.role === "member") throw forbidden();
  return own;
});
