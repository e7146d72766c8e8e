import type { Schema } from "@grow/contract";
import { ownAddress } from "../../accounts/own-address.ts";
import { readLinkToken, useLinkTokens } from "../../accounts/tokens.ts";
import type { Tx } from "../../db/database.ts";
import { good } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import type { JobQueue } from "../../queue/job-queue.ts";

export const confirmEmail = defineOperation("confirmEmail", async ({ body, transaction, jobs }) => {
  const data = await transaction((tx) => confirm(tx, jobs, body));
  return {
    status: 200,
    data,
    ...(data.state === "done" ? { details: [good("email_confirmed")] } : {}),
  };
});

type Link = Schema<"EmailConfirmation">;

type Confirmation =
  | { readonly state: "already" | "expired" | "invalid" }
  | {
      readonly state: "valid";
      readonly userId: number;
      readonly email: string;
      /** The confirmed address that it replaces. */
      readonly before: string | null;
    };

/** Reads the state of a link without changing anything: programs that scan emails open links too. */
export async function readConfirmation(tx: Tx, { k, e }: Link): Promise<Confirmation> {
  const link = await readLinkToken(tx, "confirm", k);
  const key = e.trim().toLowerCase();
  if (link === null || link.email_key !== key) return { state: "invalid" };
  const { user_id: userId } = link;
  const account = await tx
    .selectFrom("account")
    .select(["email", "email_new", "is_email_confirmed"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const isChange = account?.email != null && account.email_new?.toLowerCase() === key;
  const email = isChange ? account.email_new : account?.email;
  // The address was changed since: this link is about an old one.
  if (account == null || email == null || email.toLowerCase() !== key) return { state: "invalid" };
  if (!isChange && account.is_email_confirmed) return { state: "already" };
  if (link.is_used) return { state: "invalid" };
  if (link.is_expired) return { state: "expired" };
  return { state: "valid", userId, email, before: isChange ? account.email : null };
}

async function confirm(tx: Tx, jobs: JobQueue, link: Link): Promise<Schema<"ConfirmationState">> {
  const found = await readConfirmation(tx, link);
  if (found.state !== "valid") return { state: found.state };
  const { userId, email, before } = found;
  // Another account may have proved the address in the meantime.
  if (!(await ownAddress(tx, userId, email.toLowerCase()))) return { state: "invalid" };
  await useLinkTokens(tx, "confirm", userId);
  await tx
    .updateTable("account")
    .set({ email, email_new: null, is_email_confirmed: true })
    .where("user_id", "=", userId)
    .execute();
  if (before !== null) {
    await useLinkTokens(tx, "reset", userId);
    await jobs.send("send-letter", { letter: "email_changed", user_id: userId, to: before, what: email }, tx);
  }
  return { state: "done", is_change: before !== null };
}
