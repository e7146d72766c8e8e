import { accountMail } from "./account-email.ts";
import type { Mail } from "./email.ts";
import { mailText } from "./texts.ts";

interface Alert {
  readonly to: string;
  /** Of the page that shows more. */
  readonly url: string;
  /** The most frequent new errors, and how many there are. */
  readonly errors: readonly string[];
  readonly total: number;
  /** Jobs that wait; 0 unless the queue is stuck. */
  readonly waiting: number;
  /** Emails that fail. */
  readonly emails: number;
}

/** Tells the operator what breaks, in English: the operator has no language here. */
export function alertMail({ to, url, errors, total, waiting, emails }: Alert): Mail {
  const say = mailText("en");
  const lines = [
    ...(waiting > 0 ? [say("mail.alert.jobs", { count: waiting })] : []),
    ...(emails > 0 ? [say("mail.alert.emails", { count: emails })] : []),
    ...(total > 0 ? [say("mail.alert.errors", { count: total }), ...errors] : []),
  ];
  return accountMail(
    { to, name: "", locale: "en" },
    {
      subject: lines[0] ?? say("mail.alert.button"),
      paragraph: lines.join("\n"),
      button: say("mail.alert.button"),
      url,
      why: say("mail.alert.why"),
    },
  );
}
