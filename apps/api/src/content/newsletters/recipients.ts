import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";

/** The brand and the manager who wrote to its followers. */
export interface Sender {
  readonly brandId: number;
  /** Null for a deleted one. */
  readonly writerId: number | null;
}

/** The language in which the account `a` reads. */
export const readingLang: RawBuilder<string> = sql<string>`(case a.locale when 'en-tr' then 'en' else a.locale end)`;

/**
 * Whether the account `a` of the user `u` gets newsletters of the brand now: they follow it, allow emails from brands, have not stopped this
 * one, and have a confirmed address that takes emails. Never a banned user, one whose account is being deleted, or one with a block between
 * them and the writer.
 */
export function getsNewsletters({ brandId, writerId }: Sender): RawBuilder<boolean> {
  return sql<boolean>`(
    a.is_brand_newsletter and a.is_email_confirmed and a.email is not null and a.bounced_email is distinct from a.email
    and a.delete_date is null and not u.is_remove and not u.is_ban
    and exists (select from follow w where w.user_id = a.user_id and w.type = 'brand' and w.content_id = ${brandId})
    and not exists (select from newsletter_stop s where s.user_id = a.user_id and s.brand_id = ${brandId})
    and not exists (
      select from user_ban b where b.type = 'user'
        and ((b.user_id = a.user_id and b.content_id = ${writerId}) or (b.user_id = ${writerId} and b.content_id = a.user_id))))`;
}

/** Whether the account `a` is in the chosen audience. Diaries count that everybody sees. */
export function isInAudience(
  brandId: number,
  { audience, langs }: { readonly audience: Schema<"NewsletterAudience">; readonly langs: readonly string[] },
): RawBuilder<boolean> {
  const grew = sql`exists (
    select from diary d join grown_with g on g.diary_id = d.id and g.kind = 'brand' and g.thing_id = ${brandId} and g.is_visible
    where d.user_id = a.user_id and not d.is_remove and d.update_date > now() - interval '1 year')`;
  return sql<boolean>`(
    (cardinality(${langs}::text[]) = 0 or ${readingLang} = any(${langs}::text[]))
    and ${audience === "growers" ? grew : sql`true`})`;
}
