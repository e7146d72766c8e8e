import type { Schema } from "@grow/contract";
import type { Db } from "../../db/database.ts";
import { NOTHING_UNREAD, unreadNumbers } from "../../live/unread-numbers.ts";

/** The numbers of a user's unread notifications. */
export async function numbersOf(db: Db, userId: number): Promise<Schema<"NotificationNumbers">> {
  return ((await unreadNumbers(db, [userId])).get(userId) ?? NOTHING_UNREAD).notifications;
}
