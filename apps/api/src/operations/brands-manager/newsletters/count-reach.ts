import type { Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { type QueryExecutorProvider, sql } from "kysely";
import {
  getsNewsletters,
  isInAudience,
  readingLang,
  type Sender,
} from "../../../content/newsletters/recipients.ts";

/** How many members get a newsletter if it is sent now, by language. */
export async function countReach(
  db: QueryExecutorProvider,
  sender: Sender,
  wanted: Parameters<typeof isInAudience>[1],
): Promise<Schema<"NewsletterReach">> {
  const { rows } = await sql<{ lang: string; cnt_users: number }>`
    select ${readingLang} as lang, count(*)::int as cnt_users
    from follow f join users u on u.id = f.user_id join account a on a.user_id = f.user_id
    where f.type = 'brand' and f.content_id = ${sender.brandId}
      and ${getsNewsletters(sender)} and ${isInAudience(sender.brandId, wanted)}
    group by 1`.execute(db);
  const counts = new Map(rows.map(({ lang, cnt_users }) => [lang, cnt_users]));
  return {
    cnt_users: rows.reduce((sum, { cnt_users }) => sum + cnt_users, 0),
    items_lang: TRANSLATED_LOCALES.map((lang) => ({ lang, cnt_users: counts.get(lang) ?? 0 })),
  };
}
