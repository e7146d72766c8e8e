import { isLocale } from "@grow/i18n/locales";
import { sql } from "kysely";
import type { BannerType } from "../content/ads/running-banners.ts";
import type { Db } from "../db/database.ts";
import { bannerDecisionMail } from "../mail/banner-email.ts";
import type { Mailer } from "../mail/email.ts";
import type { Jobs } from "../queue/job-queue.ts";

interface Told {
  name: string;
  email: string;
  locale: string;
  type: BannerType;
  banner: string;
  brand: string;
}

interface Tools {
  readonly db: Db;
  readonly mailer: Mailer;
  /** Origin of the portal. */
  readonly brandsUrl: string;
}

/** Emails a manager what a moderator decided about a banner; skips one who no longer manages the brand, and a removed banner. */
export async function sendBannerDecision(
  { db, mailer, brandsUrl }: Tools,
  { user_id, banner_id, is_approved, text }: Jobs["send-banner-decision"],
): Promise<void> {
  const { rows } = await sql<Told>`
    select u.name, a.email, a.locale, n.type, n.name as banner, b.name as brand
    from banner n
    join brand b on b.id = n.brand_id and not b.is_remove
    join brand_manager m on m.brand_id = b.id and m.user_id = ${user_id}
    join users u on u.id = m.user_id and not u.is_remove
    join account a on a.user_id = u.id and a.is_email_confirmed and a.email is not null
    where n.id = ${banner_id} and not n.is_remove`.execute(db);
  const [told] = rows;
  if (!told) return;
  const { name, email, locale, type, banner, brand } = told;
  await mailer.send(
    bannerDecisionMail({
      ...{ to: email, name, locale: isLocale(locale) ? locale : "en", banner, brand },
      ...{ isApproved: is_approved, text },
      url: `${brandsUrl}/brands-manager/banners/edit/${type}/${banner_id}`,
    }),
  );
}
