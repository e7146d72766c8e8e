import { sendNotificationEmail } from "../jobs/send-notification-email.ts";
import type { Mail } from "../mail/email.ts";
import type { freshApi } from "./fresh-api.ts";

/** The notification emails that the queued jobs send. */
export async function sentNotices(api: ReturnType<typeof freshApi>): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { kind: "outbox", send: async (mail: Mail) => void sent.push(mail), close() {} } as const;
  const { db } = api.database;
  const tools = { db, mailer, publicUrl: "https://grow.example", secret: api.parts.config.secret };
  for (const job of api.jobs) if (job.name === "send-notice") await sendNotificationEmail(tools, job.data);
  return sent;
}
