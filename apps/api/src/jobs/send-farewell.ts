import { isLocale } from "@grow/i18n/locales";
import { farewellMail } from "../mail/account-email.ts";
import type { Mailer } from "../mail/email.ts";
import type { Jobs } from "../queue/job-queue.ts";

/** Sends the last email. The account no longer exists, so the job's data contains everything. */
export async function sendFarewell(
  { mailer, publicUrl }: { mailer: Mailer; publicUrl: string },
  { to, name, locale }: Jobs["send-farewell"],
): Promise<void> {
  await mailer.send(farewellMail({ to, name, locale: isLocale(locale) ? locale : "en", url: publicUrl }));
}
