import type { Tx } from "../db/database.ts";
import { useLinkTokens } from "./tokens.ts";

/**
 * Cancels a pending change of the address. A new password does so too: a pending address may be that of an intruder, who could reset the
 * password from there.
 */
export async function cancelEmailChange(tx: Tx, userId: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("account")
    .set({ email_new: null })
    .where("user_id", "=", userId)
    .where("email_new", "is not", null)
    .executeTakeFirst();
  // Links to the present address stay valid.
  if (numUpdatedRows > 0n) await useLinkTokens(tx, "confirm", userId);
}
