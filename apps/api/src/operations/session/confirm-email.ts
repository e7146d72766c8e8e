import type { Schema } from "@grow/contract";
import type { Tx } from "../../db/database.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { good } from "../../http/problem.ts";
import { readLinkToken, useLinkTokens } from "./tokens.ts";

export const confirmEmail = defineOperation("confirmEmail", async ({ query, transaction }) => {
  const state = await transaction((tx) => confirm(tx, query.k, query.e.trim().toLowerCase()));
  return {
    status: 200,
    data: { state },
    ...(state === "done" ? { details: [good("email_confirmed")] } : {}),
  };
});

async function confirm(tx: Tx, key: string, emailKey: string): Promise<Schema<"ConfirmationState">["state"]> {
  const link = await readLinkToken(tx, "confirm", key);
  if (link === null || link.email_key !== emailKey) return "invalid";
  const account = await tx
    .selectFrom("account")
    .select(["email", "is_email_confirmed"])
    .where("user_id", "=", link.user_id)
    .executeTakeFirst();
  // The address was changed since: this link proves an old one.
  if (account?.email.toLowerCase() !== emailKey) return "invalid";
  if (account.is_email_confirmed) return "already";
  if (link.is_used) return "invalid";
  if (link.is_expired) return "expired";
  await useLinkTokens(tx, "confirm", link.user_id);
  await tx
    .updateTable("account")
    .set({ is_email_confirmed: true })
    .where("user_id", "=", link.user_id)
    .execute();
  return "done";
}
