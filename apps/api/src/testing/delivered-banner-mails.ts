import { sendBannerDecision } from "../jobs/send-banner-decision.ts";
import type { Mail } from "../mail/email.ts";
import type { TestApi } from "./test-api.ts";

/** Sends the queued emails about decisions of banners, and returns them. */
export async function deliveredBannerMails(api: TestApi): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = {
    kind: "outbox" as const,
    send: async (mail: Mail) => void mails.push(mail),
    close: () => undefined,
  };
  const tools = { db: api.database.db, mailer, brandsUrl: "https://brands.grow.example" };
  for (const { name, data } of api.jobs.splice(0))
    if (name === "send-banner-decision") await sendBannerDecision(tools, data);
  return mails;
}
