import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { forbidden } from "../../../errors/api-error.ts";
import type { Reader } from "../../../http/reader.ts";
import { recordGiveawayChange } from "./record-giveaway-change.ts";
import { lockStaffGiveaway, readStaffGiveaway, type StaffGiveaway } from "./staff-giveaway.ts";

/**
 * Removes a giveaway; no effect on a removed one. Only admins publish, so only they take a published one from its readers.
 *
 * @throws ApiError 404 without such a giveaway, 403 for a moderator and a published one
 */
export async function removeGiveaway(tx: Tx, id: number, user: Reader): Promise<StaffGiveaway> {
  const before = await lockStaffGiveaway(tx, id);
  if (before.state === "removed") return before;
  if (before.state !== "draft" && !user.access.includes("admin")) throw forbidden();
  await sql`
    update giveaway set is_remove = true, remove_date = now(), is_publish = false, version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
  const after = await readStaffGiveaway(tx, id);
  await recordGiveawayChange(tx, { type: "staff.delete", userId: user.id, before, after });
  return after;
}

/**
 * Restores a removed giveaway, unpublished; no effect on another one.
 *
 * @throws ApiError 404 without such a giveaway
 */
export async function restoreGiveaway(tx: Tx, id: number, user: Reader): Promise<StaffGiveaway> {
  const before = await lockStaffGiveaway(tx, id);
  if (before.state !== "removed") return before;
  await sql`
    update giveaway set is_remove = false, remove_date = null, version = version + 1, update_date = now() where id = ${id}`.execute(
    tx,
  );
  const after = await readStaffGiveaway(tx, id);
  await recordGiveawayChange(tx, { type: "staff.restore", userId: user.id, before, after });
  return after;
}
