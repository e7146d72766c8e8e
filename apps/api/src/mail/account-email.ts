import { intlTag, type Locale } from "@grow/i18n/locales";
import type { SecurityLetter } from "../queue/job-queue.ts";
import type { Mail } from "./email.ts";
import { type EmailParts, emailHtml, emailText } from "./email-layout.ts";
import { mailText } from "./texts.ts";

/** Who gets an email. */
export interface Recipient {
  readonly to: string;
  readonly name: string;
  readonly locale: Locale;
}

type Parts = Omit<EmailParts, "locale" | "heading" | "preview" | "copyAddress" | "foot"> &
  Partial<Pick<EmailParts, "heading" | "preview">>;

/** An email that cannot be turned off. */
export function accountMail({ to, locale }: Recipient, parts: Parts): Mail {
  const say = mailText(locale);
  const email = {
    locale,
    heading: parts.subject,
    preview: parts.paragraph,
    copyAddress: say("mail.copy"),
    foot: say("mail.foot"),
    ...parts,
  };
  return { to, subject: email.subject, text: emailText(email), html: emailHtml(email) };
}

/** Asks the user to confirm a new address before it replaces the present one. */
export function confirmNewMail(of: Recipient & { url: string }): Mail {
  const say = mailText(of.locale);
  return accountMail(of, {
    subject: say("mail.confirm_new.subject"),
    preview: say("mail.confirm_new.preview"),
    heading: say("mail.confirm_new.heading"),
    paragraph: say("mail.confirm_new.paragraph", { name: of.name, email: of.to }),
    button: say("mail.confirm.button", { email: of.to }),
    url: of.url,
    why: say("mail.confirm_new.why"),
  });
}

/**
 * Reports a change of the account. `what` is the new address, or the name of what was added or removed. A change of address that is not
 * confirmed yet can be cancelled.
 */
export function securityMail(of: Recipient & { letter: SecurityLetter; what: string; url: string }): Mail {
  const say = mailText(of.locale);
  return accountMail(of, {
    subject: say(`mail.account.${of.letter}.subject`, { what: of.what }),
    paragraph: say(`mail.account.${of.letter}.paragraph`, { name: of.name, what: of.what }),
    button: say(of.letter === "email_changing" ? "mail.account.cancel" : "mail.account.button"),
    url: of.url,
    why: say("mail.account.why"),
  });
}

/** Informs the owner of an address that it was used for another sign-up. */
export function addressUsedMail(of: Recipient & { url: string }): Mail {
  const say = mailText(of.locale);
  return accountMail(of, {
    subject: say("mail.address_used.subject"),
    paragraph: say("mail.address_used.paragraph", { name: of.name, email: of.to }),
    button: say("mail.address_used.button"),
    url: of.url,
    note: say("mail.address_used.note"),
    why: say("mail.address_used.why"),
  });
}

/** Contains the link to the copy of a user's data. */
export function copyReadyMail(of: Recipient & { url: string }): Mail {
  const say = mailText(of.locale);
  return accountMail(of, {
    subject: say("mail.copy_ready.subject"),
    paragraph: say("mail.copy_ready.paragraph", { name: of.name }),
    button: say("mail.copy_ready.button"),
    url: of.url,
    note: say("mail.copy_ready.note"),
    why: say("mail.copy_ready.why"),
  });
}

/** Says when an account will be deleted, and how to keep it. */
export function deletePlannedMail(of: Recipient & { date: Date; url: string }): Mail {
  const say = mailText(of.locale);
  const date = new Intl.DateTimeFormat(intlTag(of.locale), { dateStyle: "long", timeZone: "UTC" });
  return accountMail(of, {
    subject: say("mail.delete_planned.subject"),
    paragraph: say("mail.delete_planned.paragraph", { name: of.name, date: date.format(of.date) }),
    button: say("mail.delete_planned.button"),
    url: of.url,
    why: say("mail.delete_planned.why"),
  });
}

/** The last email to a former user. */
export function farewellMail(of: Recipient & { url: string }): Mail {
  const say = mailText(of.locale);
  return accountMail(of, {
    subject: say("mail.farewell.subject"),
    paragraph: say("mail.farewell.paragraph", { name: of.name }),
    button: say("mail.notice.button"),
    url: of.url,
    why: say("mail.farewell.why"),
  });
}
