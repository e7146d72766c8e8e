import { COUNTRY_CODES } from "@grow/i18n/countries";
import { cancelEmailChange } from "../../../accounts/email-change.ts";
import { requireProof } from "../../../accounts/require-proof.ts";
import { useLinkTokens } from "../../../accounts/tokens.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { good, invalid, notSignedIn } from "../../../errors/api-error.ts";
import { claimantOf } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import type { JobQueue } from "../../../queue/job-queue.ts";
import { readPersonalSection } from "./personal.ts";

export const savePersonalSettings = defineOperation(
  "savePersonalSettings",
  async ({ body, user, db, transaction, request, jobs, now }) => {
    const { email, password, ...personal } = body;
    if (personal.birthday !== null && personal.birthday >= now().toISOString().slice(0, 10))
      throw invalid([{ code: "out_of_range", field: "birthday" }]);
    if (personal.country !== null && !COUNTRY_CODES.includes(personal.country))
      throw invalid([{ code: "not_allowed", field: "country" }]);
    const before = await currentAddress(db, user.id);
    if (email === null && before.email !== null) throw invalid([{ code: "required", field: "email" }]);
    const isNew = before.email?.toLowerCase() !== email?.toLowerCase();
    const isPending = before.email_new !== null && before.email_new.toLowerCase() === email?.toLowerCase();
    const wanted = isNew && !isPending ? email : null;
    if (wanted !== null) {
      await requireProof(db, claimantOf({ user, request }), password);
    }
    const data = await transaction(async (tx) => {
      await tx.updateTable("account").set(personal).where("user_id", "=", user.id).execute();
      if (wanted !== null) await changeAddress(tx, jobs, user.id, before, wanted);
      if (!isNew) await cancelEmailChange(tx, user.id);
      return await readPersonalSection(tx, user.id);
    });
    return { status: 200, data, details: [good(wanted === null ? "saved" : "sent")] };
  },
);

interface Address {
  email: string | null;
  email_new: string | null;
  is_email_confirmed: boolean;
}

async function currentAddress(db: Db, userId: number): Promise<Address> {
  const row = await db
    .selectFrom("account")
    .select(["email", "email_new", "is_email_confirmed"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) throw notSignedIn();
  return row;
}

/**
 * A confirmed address stays until the new one is confirmed, so that a typo locks nobody out. An unconfirmed one is replaced at once: it may
 * be the typo. Only the mailbox learns whether the new address has an account.
 */
async function changeAddress(
  tx: Tx,
  jobs: JobQueue,
  userId: number,
  before: Address,
  email: string,
): Promise<void> {
  await useLinkTokens(tx, "confirm", userId);
  if (before.email === null) {
    await tx.updateTable("account").set({ email, email_new: null }).where("user_id", "=", userId).execute();
    await jobs.send("send-letter", { letter: "confirm", user_id: userId }, tx);
    return;
  }
  if (before.is_email_confirmed) {
    await tx.updateTable("account").set({ email_new: email }).where("user_id", "=", userId).execute();
    await jobs.send("send-letter", { letter: "confirm_new", user_id: userId }, tx);
    await jobs.send(
      "send-letter",
      { letter: "email_changing", user_id: userId, to: before.email, what: email },
      tx,
    );
    return;
  }
  await tx.deleteFrom("user_email").where("user_id", "=", userId).execute();
  await tx.updateTable("account").set({ email, email_new: null }).where("user_id", "=", userId).execute();
  await jobs.send("send-letter", { letter: "confirm", user_id: userId }, tx);
  await jobs.send(
    "send-letter",
    { letter: "email_changed", user_id: userId, to: before.email, what: email },
    tx,
  );
}
