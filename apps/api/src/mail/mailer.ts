import type { Mailer } from "./email.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

export type { Mailer } from "./email.ts";

export interface MailerSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; without it emails are saved to the outbox folder. */
  readonly smtpUrl?: string | undefined;
  /** Emails per second that the SMTP server accepts. */
  readonly perSecond: number;
  /** Sender of every email, `Grow <post@grow.example>`. */
  readonly from: string;
  /** Folder of the `.eml` files, created when missing. */
  readonly outboxFolder: string;
}

/** Creates the configured mailer. */
export function createMailer(settings: MailerSettings): Mailer {
  return settings.smtpUrl === undefined
    ? createOutboxMailer(settings.from, settings.outboxFolder)
    : createSmtpMailer(settings.from, settings.smtpUrl, settings.perSecond);
}
