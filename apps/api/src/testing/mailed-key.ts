import { sendAccountEmail } from "../jobs/send-account-email.ts";
import type { Mail, Mailer } from "../mail/email.ts";
import type { TestApi } from "./test-api.ts";

/** Sends the emails queued since the last reset, and returns them. */
export async function sendQueuedLetters(api: TestApi): Promise<Mail[]> {
  const letters: Mail[] = [];
  const mailer: Mailer = {
    kind: "outbox",
    async send(mail) {
      letters.push(mail);
    },
    close() {},
  };
  for (const { name, data } of api.jobs) {
    if (name === "send-letter") {
      await sendAccountEmail({ db: api.database.db, mailer, publicUrl: "https://grow.example" }, data);
    }
  }
  return letters;
}

/** The query parameters of the link in an email. */
export function linkOf(mail: Mail | undefined): URLSearchParams {
  const link = /https:\/\/grow\.example\/auth\/[^\s<>"]+/.exec(mail?.text ?? "")?.[0];
  if (link === undefined) throw new Error("The letter has no link.");
  return new URL(link).searchParams;
}
