import { isLocale } from "@grow/i18n/locales";
import type { Db } from "../db/database.ts";
import { confirmEmailMail } from "../mail/confirm-email.ts";
import type { Mailer } from "../mail/mail.ts";
import { resetPasswordMail } from "../mail/reset-password.ts";
import { newLinkToken } from "../operations/session/tokens.ts";
import type { Jobs } from "./job-queue.ts";

/** Stands for a grower who is not there; a letter to nobody is not sent. */
export const NOBODY = 0;

/** Writes the letter with a fresh link and hands it to the mailer. */
export async function sendLetter(
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  { letter, user_id }: Jobs["send-letter"],
): Promise<void> {
  const account = await db
    .selectFrom("account")
    .innerJoin("users", "users.id", "account.user_id")
    .select(["users.name", "email", "locale", "is_email_confirmed"])
    .where("account.user_id", "=", user_id)
    .where("is_remove", "=", false)
    .executeTakeFirst();
  if (account === undefined || (letter === "confirm" && account.is_email_confirmed)) return;
  const { name, email, locale } = account;
  const token = await newLinkToken(db, letter, user_id, email.toLowerCase());
  const to = { to: email, name, locale: isLocale(locale) ? locale : "en" } as const;
  if (letter === "confirm") {
    const url = `${publicUrl}/auth/confirm-email?${new URLSearchParams({ k: token, e: email })}`;
    await mailer.send(confirmEmailMail({ ...to, url }));
  } else {
    const url = `${publicUrl}/auth/reset-password?${new URLSearchParams({ token })}`;
    await mailer.send(resetPasswordMail({ ...to, url }));
  }
}
