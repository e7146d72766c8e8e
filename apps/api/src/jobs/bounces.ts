import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Mail, Mailer } from "../mail/email.ts";
import { MailError } from "../mail/mail-error.ts";

/** Whether the address of the account `a` takes emails, as far as known. */
export const takesEmails: RawBuilder<boolean> = sql<boolean>`(a.bounced_email is distinct from a.email)`;

/** Remembers that the mail server of an address refused it for good: lists stop, emails about the account do not. */
export async function recordBounce(
  db: QueryExecutorProvider,
  userId: number,
  address: string,
): Promise<void> {
  await sql`update account set bounced_email = email where user_id = ${userId} and email = ${address}`.execute(
    db,
  );
}

/**
 * Sends an email of a list to a user. An address that is refused for good counts as done, and gets no more of them.
 *
 * @throws what the mailer throws for everything else
 */
export async function sendToList(
  { db, mailer }: { readonly db: QueryExecutorProvider; readonly mailer: Mailer },
  userId: number,
  mail: Mail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError) || error.refusal !== "rejected") throw error;
    await recordBounce(db, userId, mail.to);
  }
}
