import { isLocale } from "@grow/i18n/locales";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Mailer } from "../mail/email.ts";
import { planMail } from "../mail/plan-email.ts";
import { unsubscribeUrl } from "../mail/unsubscribe-url.ts";
import { nextInvoice } from "../payments/next-invoice.ts";
import type { Jobs } from "../queue/job-queue.ts";
import { sendToList, takesEmails } from "./bounces.ts";

interface Row {
  name: string;
  email: string;
  locale: string;
  kind: "premium" | "partner";
  number: string | null;
  price_amount: number | null;
  price_currency: string | null;
  brand: string | null;
}

interface Tools {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly brandsUrl: string;
  readonly secret: string;
}

/** Sends the announcement of a plan; skips one of a plan that was extended, or whose invoice was cancelled, meanwhile. */
export async function sendPlanNews(
  { db, mailer, publicUrl, brandsUrl, secret }: Tools,
  { user_id, subscription_id, state, date_end }: Jobs["send-plan-news"],
): Promise<void> {
  const { rows } = await sql<Row>`
    select u.name, a.email, a.locale, s.kind, next.number, next.price_amount, next.price_currency, b.name as brand
    from subscription s
    left join lateral (${nextInvoice}) next on true
    join account a on a.user_id = ${user_id} and a.is_email_confirmed and a.email is not null and ${takesEmails}
    join users u on u.id = a.user_id and not u.is_remove
    left join brand b on b.id = s.brand_id
    where s.id = ${subscription_id} and s.date_end = ${date_end}::date and (${state} <> 'renews' or next.number is not null)`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return;
  const { name, email, locale, kind, number, price_amount, price_currency, brand } = row;
  const language = isLocale(locale) ? locale : "en";
  await sendToList(
    { db, mailer },
    user_id,
    planMail({
      ...{
        to: email,
        name,
        locale: language,
        kind,
        state,
        date: date_end,
      },
      invoice:
        number === null || price_amount === null || price_currency === null
          ? null
          : { number, amount: price_amount, currency: price_currency },
      brand: brand ?? "",
      url: kind === "premium" ? `${publicUrl}/premium` : `${brandsUrl}/brands-manager/subscription`,
      settingsUrl: `${publicUrl}/settings/notifications`,
      unsubscribeUrl: unsubscribeUrl({ publicUrl, secret }, { user_id, emails: "premium_end" }, language),
    }),
  );
}
