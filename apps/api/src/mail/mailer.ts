import type { Mailer } from "./email.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

export type { Mailer } from "./email.ts";

export interface MailerSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; without it emails are saved to the outbox folder. */
  readonly smtpUrl?: string | undefined;
  /** Emails per second that the SMTP server takes. */
  readonly perSecond: number;
  /** Sender of every email, `Grow <post@grow.example>`. */
  readonly from: string;
  /** Folder of the `.eml` files, made when missing. */
  readonly outboxFolder: string;
}

/** The mailer that the settings ask for. */
export function createMailer(settings: MailerSettings): Mailer {
  return settings.smtpUrl === undefined
    ? createOutboxMailer(settings.from, settings.outboxFolder)
    : createSmtpMailer(settings.from, settings.smtpUrl, settings.perSecond);
}
