import type { Schema } from "@grow/contract";
import { ownAddress } from "../../accounts/own-address.ts";
import { readLinkToken, useLinkTokens } from "../../accounts/tokens.ts";
import type { Tx } from "../../db/database.ts";
import { good } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import type { JobQueue } from "../../queue/job-queue.ts";

export const confirmEmail = defineOperation("confirmEmail", async ({ query, transaction, jobs }) => {
  const state = await transaction((tx) => confirm(tx, jobs, query.k, query.e.trim().toLowerCase()));
  return {
    status: 200,
    data: { state },
    ...(state === "done" ? { details: [good("email_confirmed")] } : {}),
  };
});

async function confirm(
  tx: Tx,
  jobs: JobQueue,
  key: string,
  emailKey: string,
): Promise<Schema<"ConfirmationState">["state"]> {
  const link = await readLinkToken(tx, "confirm", key);
  if (link === null || link.email_key !== emailKey) return "invalid";
  const account = await tx
    .selectFrom("account")
    .select(["email", "email_new", "is_email_confirmed"])
    .where("user_id", "=", link.user_id)
    .executeTakeFirst();
  if (account?.email != null && account.email_new?.toLowerCase() === emailKey) {
    if (link.is_used) return "invalid";
    return link.is_expired
      ? "expired"
      : await takeNewAddress(tx, jobs, link.user_id, account.email, account.email_new);
  }
  // The address was changed since: this link proves an old one.
  if (account?.email?.toLowerCase() !== emailKey) return "invalid";
  if (account.is_email_confirmed) return "already";
  if (link.is_used) return "invalid";
  if (link.is_expired) return "expired";
  // Another account may have proved the address in the meantime.
  if (!(await ownAddress(tx, link.user_id, emailKey))) return "invalid";
  await useLinkTokens(tx, "confirm", link.user_id);
  await tx
    .updateTable("account")
    .set({ is_email_confirmed: true })
    .where("user_id", "=", link.user_id)
    .execute();
  return "done";
}

/** Replaces the address by the confirmed one, and notifies the old one. */
async function takeNewAddress(
  tx: Tx,
  jobs: JobQueue,
  userId: number,
  before: string,
  email: string,
): Promise<"done" | "invalid"> {
  if (!(await ownAddress(tx, userId, email))) return "invalid";
  await useLinkTokens(tx, "confirm", userId);
  await useLinkTokens(tx, "reset", userId);
  await tx
    .updateTable("account")
    .set({ email, email_new: null, is_email_confirmed: true })
    .where("user_id", "=", userId)
    .execute();
  await jobs.send("send-letter", { letter: "email_changed", user_id: userId, to: before, what: email }, tx);
  return "done";
}
