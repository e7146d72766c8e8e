import { answerContact, confirmContact } from "../jobs/send-contact-email.ts";
import type { Mail } from "../mail/email.ts";
import type { TestApi } from "./test-api.ts";

/** Sends the queued emails about messages to the team, and returns them. */
export async function deliveredContactMails(api: TestApi): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = {
    kind: "outbox" as const,
    send: async (mail: Mail) => void mails.push(mail),
    close: () => undefined,
  };
  const tools = { db: api.database.db, mailer, publicUrl: "https://grow.example" };
  for (const { name, data } of api.jobs.splice(0)) {
    if (name === "confirm-contact") await confirmContact(tools, data);
    if (name === "answer-contact") await answerContact(tools, data);
  }
  return mails;
}
