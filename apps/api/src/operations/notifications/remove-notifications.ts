import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { numbersOf } from "./numbers-of.ts";

/**
 * Deletes the notifications of a user that match a condition, until they are purged. All get one date, by which the deletion is undone.
 */
export async function removeNotifications(
  db: Db,
  userId: number,
  condition: RawBuilder<unknown>,
): Promise<Schema<"NotificationsRemoved">> {
  const { rows } = await sql<{ remove_date: string }>`
    with removed as (
      update notification set is_remove = true, remove_date = now()
      where user_id = ${userId} and not is_remove and ${condition} returning remove_date)
    select distinct remove_date from removed`.execute(db);
  return { ...(await numbersOf(db, userId)), remove_date: rows[0]?.remove_date ?? null };
}
