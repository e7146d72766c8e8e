import { isLocale } from "@grow/i18n/locales";
import { addressOwner } from "../accounts/own-address.ts";
import { newLinkToken } from "../accounts/tokens.ts";
import type { Db } from "../db/database.ts";
import {
  addressUsedMail,
  confirmNewMail,
  copyReadyMail,
  deletePlannedMail,
  securityMail,
} from "../mail/account-email.ts";
import { confirmEmailMail } from "../mail/confirm-address-email.ts";
import type { Mail, Mailer } from "../mail/email.ts";
import { resetPasswordMail } from "../mail/reset-password-email.ts";
import type { Jobs } from "../queue/job-queue.ts";

/** Sends an email about an account; skips one that no longer applies, and accounts without an address. */
export async function sendAccountEmail(
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  { letter, user_id, to, what = "" }: Jobs["send-letter"],
): Promise<void> {
  const account = await db
    .selectFrom("account")
    .innerJoin("users", "users.id", "account.user_id")
    .select(["users.name", "email", "email_new", "locale", "is_email_confirmed", "delete_date"])
    .where("account.user_id", "=", user_id)
    .where("is_remove", "=", false)
    .executeTakeFirst();
  if (account === undefined || account.email === null) return;
  const { name, email, email_new, locale, delete_date } = account;
  const recipient = { to: to ?? email, name, locale: isLocale(locale) ? locale : "en" } as const;
  const link = (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query);
    return `${publicUrl}${path}${search.size === 0 ? "" : `?${search}`}`;
  };

  /** Another user who has confirmed this address, and is notified that it was entered again. */
  async function ownerOf(address: string) {
    const owner = await addressOwner(db, address);
    if (owner === null || owner === user_id) return null;
    const found = await db
      .selectFrom("account")
      .innerJoin("users", "users.id", "account.user_id")
      .select(["users.name", "email", "locale"])
      .where("account.user_id", "=", owner)
      .where("is_remove", "=", false)
      .executeTakeFirst();
    const to = found?.email ?? null;
    if (found === undefined || to === null) return null;
    const { name, locale: language } = found;
    return { name, to, locale: isLocale(language) ? language : ("en" as const) };
  }

  async function write(): Promise<Mail | null> {
    // An address that another user has confirmed gets no email about an account that only entered it.
    const isAboutAddress = letter === "confirm" || letter === "confirm_new";
    if (!isAboutAddress && (await ownerOf(to ?? email)) !== null) return null;
    switch (letter) {
      case "confirm": {
        if (account?.is_email_confirmed) return null;
        const owner = await ownerOf(email);
        if (owner !== null) return addressUsedMail({ ...owner, url: link("/auth/signin") });
        const k = await newLinkToken(db, "confirm", user_id, email.toLowerCase());
        return confirmEmailMail({ ...recipient, url: link("/auth/confirm-email", { k, e: email }) });
      }
      case "confirm_new": {
        if (email_new === null) return null;
        const owner = await ownerOf(email_new);
        if (owner !== null) return addressUsedMail({ ...owner, url: link("/auth/signin") });
        const k = await newLinkToken(db, "confirm", user_id, email_new.toLowerCase());
        const url = link("/auth/confirm-email", { k, e: email_new });
        return confirmNewMail({ ...recipient, to: email_new, url });
      }
      case "reset": {
        const token = await newLinkToken(db, "reset", user_id, email.toLowerCase());
        return resetPasswordMail({ ...recipient, url: link("/auth/reset-password", { token }) });
      }
      case "copy_ready": {
        const k = await newLinkToken(db, "access", user_id, email.toLowerCase());
        return copyReadyMail({ ...recipient, url: link("/settings/download", { k }) });
      }
      case "delete_planned":
        if (delete_date === null) return null;
        return deletePlannedMail({
          ...recipient,
          date: new Date(delete_date),
          url: link("/settings/delete"),
        });
      case "email_changing": {
        const k = await newLinkToken(db, "cancel", user_id, what.toLowerCase());
        return securityMail({ ...recipient, letter, what, url: link("/auth/cancel-email", { k }) });
      }
      case "token_added":
        return securityMail({ ...recipient, letter, what, url: link("/settings/tokens") });
      default:
        return securityMail({ ...recipient, letter, what, url: link("/settings/password") });
    }
  }

  const mail = await write();
  if (mail !== null) await mailer.send(mail);
}
