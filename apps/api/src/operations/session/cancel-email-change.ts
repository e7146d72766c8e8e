import type { Schema } from "@grow/contract";
import { cancelEmailChange as cancel } from "../../accounts/email-change.ts";
import { readLinkToken } from "../../accounts/tokens.ts";
import type { Tx } from "../../db/database.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const cancelEmailChange = defineOperation("cancelEmailChange", async ({ body, transaction }) => {
  const state = await transaction(async (tx) => {
    const found = await readCancellation(tx, body.k);
    if (found.state !== "valid") return found.state;
    await cancel(tx, found.userId);
    return "done" as const;
  });
  return { status: 200, data: { state } };
});

type State = Schema<"EmailLinkState">["state"];

/** Reads the state of a link without changing anything. */
export async function readCancellation(
  tx: Tx,
  key: string,
): Promise<{ state: Exclude<State, "valid"> } | { state: "valid"; userId: number }> {
  const link = await readLinkToken(tx, "cancel", key);
  if (link === null) return { state: "invalid" };
  const account = await tx
    .selectFrom("account")
    .select(["email", "email_new"])
    .where("user_id", "=", link.user_id)
    .executeTakeFirst();
  // The new address has replaced the old one: too late.
  if (account?.email?.toLowerCase() === link.email_key) return { state: "invalid" };
  // An intruder may have asked for another address since: the link of any of these emails cancels what is pending.
  if (account?.email_new == null) return { state: "already" };
  if (link.is_expired) return { state: "expired" };
  return { state: "valid", userId: link.user_id };
}
