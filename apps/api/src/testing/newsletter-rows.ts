import { sql } from "kysely";
import type { Db } from "../db/database.ts";

export interface NewNewsletter {
  brandId: number;
  writerId?: number | null;
  title?: string;
  text?: string;
  langs?: string[];
  audience?: "followers" | "growers";
  state?: "draft" | "scheduled" | "sending" | "sent";
  sendDate?: string;
}

/** Inserts a newsletter that is due, unless another state or time is given. */
export async function addNewsletter(db: Db, newsletter: NewNewsletter): Promise<number> {
  const { brandId, writerId = null, title = "Week 8", text = "<p>Less base, more calcium.</p>" } = newsletter;
  const { langs = [], audience = "followers", state = "scheduled" } = newsletter;
  const { sendDate = "2026-01-01T00:00:00Z" } = newsletter;
  const { rows } = await sql<{ id: number }>`
    insert into newsletter (brand_id, user_id, title, text, langs, audience, state, send_date, finish_date, audience_cursor)
    values (${brandId}, ${writerId}::bigint, ${title}, ${text}, ${langs}::text[], ${audience}, ${state},
      ${state === "draft" ? null : sendDate}::timestamptz, ${state === "sent" ? sendDate : null}::timestamptz,
      ${state === "sent" ? null : 0}::bigint)
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Makes a member follow a brand and allow its newsletters. */
export async function addReader(db: Db, brandId: number, userId: number): Promise<void> {
  await sql`
    insert into follow (user_id, type, content_id) values (${userId}, 'brand', ${brandId}) on conflict do nothing`.execute(
    db,
  );
  await sql`
    update account set is_brand_newsletter = true, is_email_confirmed = true where user_id = ${userId}`.execute(
    db,
  );
}

/**
 * Inserts many members that follow a brand and allow newsletters, at few domains.
 *
 * @param count how many
 * @returns their addresses
 */
export async function addReaders(db: Db, brandId: number, count: number, domains = 5): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with added as (
      insert into users (name) select 'reader-' || n from generate_series(1, ${count}) n returning id
    ), of_account as (
      insert into account (user_id, email, is_email_confirmed, is_brand_newsletter, locale)
      select id, 'reader-' || id || '@mail' || (id % ${domains}) || '.example', true, true,
        (array['en', 'ru', 'de', 'es', 'th'])[1 + id % 5] from added returning email
    ), of_follow as (
      insert into follow (user_id, type, content_id) select id, 'brand', ${brandId} from added
    )
    select email from of_account`.execute(db);
  return rows.map(({ email }) => email);
}

export interface NewsletterSums {
  state: string;
  cnt_audience: number;
  cnt_sent: number;
  cnt_failed: number;
  cnt_omitted: number;
  /** Rows that wait or are claimed. */
  waiting: number;
  /** What the hours add up to. */
  in_hours: number;
}

/** What a newsletter counts, and what its rows say. */
export async function newsletterSums(db: Db, id: number): Promise<NewsletterSums> {
  const { rows } = await sql<NewsletterSums>`
    select state, cnt_audience, cnt_sent, cnt_failed, cnt_omitted,
      (select count(*)::int from newsletter_letter l where l.newsletter_id = n.id and l.state in ('waiting', 'claimed')) as waiting,
      (select coalesce(sum(h.cnt_sent), 0)::int from newsletter_hour h where h.newsletter_id = n.id) as in_hours
    from newsletter n where n.id = ${id}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error(`There is no newsletter ${id}.`);
  return sums;
}
