import { isLocale } from "@grow/i18n/locales";
import { type QueryExecutorProvider, sql } from "kysely";
import { recipientKey } from "../../content/newsletters/recipient-key.ts";
import { getsNewsletters } from "../../content/newsletters/recipients.ts";
import type { Mail } from "../../mail/email.ts";
import { fullAddress, type NewsletterBlocks, newsletterBlocks } from "../../mail/newsletter-blocks.ts";
import { newsletterMail } from "../../mail/newsletter-email.ts";
import { unsubscribeUrl } from "../../mail/unsubscribe-url.ts";
import type { Jobs } from "../../queue/job-queue.ts";

export interface Addresses {
  /** Origin of the community site. */
  readonly publicUrl: string;
  readonly secret: string;
}

/** What all emails of a newsletter share. */
export interface Composition {
  readonly id: number;
  readonly brandId: number;
  readonly writerId: number | null;
  readonly brand: string;
  /** Path of the brand's page. */
  readonly brandPath: string;
  readonly title: string;
  readonly preview: string;
  readonly lang: string;
  readonly blocks: NewsletterBlocks;
}

const BRAND = sql`b.name as brand, '/' || b.section || '/' || b.slug as "brandPath"`;

/** Reads a newsletter and converts its text once for all recipients; null for one whose brand is gone. */
export async function readComposition(
  db: QueryExecutorProvider,
  id: number,
  publicUrl: string,
): Promise<Composition | null> {
  const { rows } = await sql<Omit<Composition, "blocks"> & { text: string }>`
    select n.id, n.brand_id as "brandId", n.user_id as "writerId", n.title, n.preview, n.lang, n.text, ${BRAND}
    from newsletter n join brand b on b.id = n.brand_id and not b.is_remove where n.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { text, ...newsletter } = row;
  return { ...newsletter, blocks: newsletterBlocks(text, publicUrl) };
}

/** The email to one recipient, as they are now; null for one who is to get none. */
export async function composeFor(
  db: QueryExecutorProvider,
  { publicUrl, secret }: Addresses,
  composition: Composition,
  userId: number,
): Promise<Mail | null> {
  const { id, brandId } = composition;
  const { rows } = await sql<{ email: string; locale: string }>`
    select a.email, a.locale from account a join users u on u.id = a.user_id
    where a.user_id = ${userId} and ${getsNewsletters(composition)}`.execute(db);
  const [account] = rows;
  if (!account) return null;
  const locale = isLocale(account.locale) ? account.locale : "en";
  const k = recipientKey(secret, { newsletter_id: id, user_id: userId });
  const ofAll = { user_id: userId, emails: "brand_newsletter", newsletter_id: id } as const;
  const stop = (subscription: Parameters<typeof unsubscribeUrl>[1]) =>
    unsubscribeUrl({ publicUrl, secret }, subscription, locale);
  return newsletterMail({
    ...shared(composition, publicUrl),
    ...{ to: account.email, locale },
    addresses: {
      link: (place) => `${publicUrl}/api/newsletters/click?${new URLSearchParams({ k, l: String(place) })}`,
      picture: `${publicUrl}/api/newsletters/picture?${new URLSearchParams({ k })}`,
      stop: stop({ ...ofAll, brand_id: brandId }),
      stopAll: stop(ofAll),
    },
  });
}

/** A test email to a manager, with true addresses and without anything that counts; null where they are no manager any more. */
export async function composeTest(
  db: QueryExecutorProvider,
  publicUrl: string,
  { user_id, brand_id, title, preview, text, lang }: Jobs["test-newsletter"],
): Promise<Mail | null> {
  const { rows } = await sql<{ email: string; locale: string; brand: string; brandPath: string }>`
    select a.email, a.locale, ${BRAND}
    from brand_manager m join brand b on b.id = m.brand_id and not b.is_remove
    join users u on u.id = m.user_id and not u.is_remove
    join account a on a.user_id = u.id and a.is_email_confirmed and a.email is not null
    where m.brand_id = ${brand_id} and m.user_id = ${user_id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { email, locale, ...brand } = row;
  const content = { ...brand, title, preview, lang, blocks: newsletterBlocks(text, publicUrl) };
  return newsletterMail({
    ...shared(content, publicUrl),
    ...{ to: email, locale: isLocale(locale) ? locale : "en", addresses: null },
  });
}

type Shared = Pick<Composition, "brand" | "brandPath" | "title" | "preview" | "lang" | "blocks">;

function shared({ brand, brandPath, title, preview, lang, blocks }: Shared, publicUrl: string) {
  return {
    ...{ brand, title, preview, lang, blocks, brandUrl: publicUrl + brandPath },
    settingsUrl: `${publicUrl}/settings/subscribe`,
    address: (place: number) => fullAddress(blocks.links[place - 1] ?? "/", publicUrl),
  };
}
