import { sql } from "kysely";
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
    const before = await currentAddress(db, user.id);
    const isNew = before.email.toLowerCase() !== email.toLowerCase();
    const isPending = before.email_new?.toLowerCase() === email.toLowerCase();
    if (isNew && !isPending) {
      await requireProof(db, claimantOf({ user, request }), password);
      await requireFreeAddress(db, email, user.id);
    }
    const data = await transaction(async (tx) => {
      await tx.updateTable("account").set(personal).where("user_id", "=", user.id).execute();
      if (isNew && !isPending) await changeAddress(tx, jobs, user.id, before, email);
      if (!isNew && before.email_new !== null) {
        await tx.updateTable("account").set({ email_new: null }).where("user_id", "=", user.id).execute();
      }
      return await readPersonalSection(tx, user.id);
    });
    return { status: 200, data, details: [good(isNew && !isPending ? "sent" : "saved")] };
  },
);

interface Address {
  email: string;
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

async function requireFreeAddress(db: Db, email: string, userId: number): Promise<void> {
  const { rows } = await sql`
    select from user_email where email_key = ${email.toLowerCase()} and user_id <> ${userId}`.execute(db);
  if (rows.length > 0) throw invalid([{ code: "taken", field: "email" }]);
}

/**
 * A confirmed address stays until the link to the new one is opened, so that a typing error locks nobody out. One that was never
 * confirmed is replaced at once: it may be the typing error.
 */
async function changeAddress(
  tx: Tx,
  jobs: JobQueue,
  userId: number,
  before: Address,
  email: string,
): Promise<void> {
  await useLinkTokens(tx, "confirm", userId);
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
  const { rows } = await sql`
    update user_email set email_key = ${email.toLowerCase()} where user_id = ${userId}
      and not exists (select from user_email o where o.email_key = ${email.toLowerCase()} and o.user_id <> ${userId})
    returning 1`.execute(tx);
  if (rows.length === 0) throw invalid([{ code: "taken", field: "email" }]);
  await tx.updateTable("account").set({ email, email_new: null }).where("user_id", "=", userId).execute();
  await jobs.send("send-letter", { letter: "confirm", user_id: userId }, tx);
  await jobs.send(
    "send-letter",
    { letter: "email_changed", user_id: userId, to: before.email, what: email },
    tx,
  );
}
