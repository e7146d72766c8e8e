import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import type { Reader } from "../../rights/diary-access.ts";
import type { Room } from "./find-room.ts";
import { type MessageRow, messageColumns, messageSources, presentMessage } from "./message-row.ts";
import { readSharedCards } from "./shared-cards.ts";
import { isVisible } from "./visible-messages.ts";

/** Messages per answer. */
export const PAGE = 30;

/** The messages of a room that the reader sees, as `m` of the room `c`. */
export function messagesOf(room: Room, readerId: number): RawBuilder<unknown> {
  return sql`
    select ${messageColumns} from message m join chat c on c.id = m.chat_id ${messageSources}
    where m.chat_id = ${room.id} and ${isVisible(room, readerId)}`;
}

/** Presents messages with what they share. */
export async function presentMessages(
  db: QueryExecutorProvider,
  rows: readonly MessageRow[],
  room: Room,
  reader: Reader,
): Promise<Schema<"Message">[]> {
  const cards = await readSharedCards(db, rows, reader);
  return rows.map((row) => presentMessage(row, room, cards));
}

/** @throws ApiError 404 */
export async function readMessage(
  db: QueryExecutorProvider,
  room: Room,
  id: number,
  reader: Reader,
): Promise<Schema<"Message">> {
  const { rows } = await sql<MessageRow>`${messagesOf(room, reader.id)} and m.id = ${id}`.execute(db);
  const [message] = await presentMessages(db, rows, room, reader);
  if (!message) throw notFound();
  return message;
}
