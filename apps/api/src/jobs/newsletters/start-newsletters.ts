import { type QueryExecutorProvider, sql } from "kysely";
import { getsNewsletters, isInAudience } from "../../content/newsletters/recipients.ts";
import { planLimits } from "../../content/plans/plan-limits.ts";
import type { Database, Tx } from "../../db/database.ts";
import { recordEvent } from "../../events/record-event.ts";
import { newsletterBlocks } from "../../mail/newsletter-blocks.ts";

/** Followers per transaction. */
const AT_ONCE = 1000;

/**
 * Starts newsletters whose time has come: from here on they cannot be changed, and their links are those of the text. Those of a brand whose
 * plan has ended become drafts again.
 */
export async function startDue(
  { transaction }: Pick<Database, "transaction">,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<void> {
  while (await transaction((tx) => startOne(tx, publicUrl, now)));
}

async function startOne(tx: Tx, publicUrl: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number; brand_id: number; title: string; text: string }>`
    select n.id, n.brand_id, n.title, n.text from newsletter n join brand b on b.id = n.brand_id and not b.is_remove
    where n.state = 'scheduled' and not n.is_remove and n.send_date <= ${now}::timestamptz
    order by n.send_date, n.id limit 1 for update of n skip locked`.execute(tx);
  const [due] = rows;
  if (!due) return false;
  const { newsletters } = await planLimits(tx, due.brand_id);
  if (newsletters === 0) {
    await sql`
      update newsletter set state = 'draft', send_date = null, version = version + 1, update_date = now()
      where id = ${due.id}`.execute(tx);
    await recordEvent(tx, {
      ...{ type: "newsletter.cancel", user_id: null, content_type: "newsletter", content_id: due.id },
      params: { name: due.title },
    });
    return true;
  }
  const { links } = newsletterBlocks(due.text, publicUrl);
  await sql`
    insert into newsletter_link (newsletter_id, position, url)
    select ${due.id}, place, url from unnest(${links}::text[]) with ordinality as link (url, place)`.execute(
    tx,
  );
  await sql`update newsletter set state = 'sending' where id = ${due.id}`.execute(tx);
  return true;
}

/** The newsletters that are being sent, the earliest first. */
export async function sendingIds(db: QueryExecutorProvider): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from newsletter where state = 'sending' and not is_remove order by send_date, id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Makes a row for each recipient before anything is sent, in batches: each looks at the next followers and remembers the last one, so that an
 * interrupted run goes on there.
 */
export async function fillAudience(
  { transaction }: Pick<Database, "transaction">,
  id: number,
  now: Date,
): Promise<void> {
  while (await transaction((tx) => fillSome(tx, id, now)));
}

async function fillSome(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    brand_id: number;
    user_id: number | null;
    audience: "followers" | "growers";
    langs: string[];
    cursor: number | null;
  }>`
    select brand_id, user_id, audience, langs, audience_cursor as cursor from newsletter
    where id = ${id} and state = 'sending' for update`.execute(tx);
  const [newsletter] = rows;
  if (!newsletter || newsletter.cursor === null) return false;
  const { brand_id: brandId, user_id: writerId, cursor } = newsletter;
  await sql`
    with page as (
      select user_id from follow where type = 'brand' and content_id = ${brandId} and user_id > ${cursor}
      order by user_id limit ${AT_ONCE}
    ), added as (
      insert into newsletter_letter (newsletter_id, user_id, domain, due_date)
      select ${id}, a.user_id, lower(split_part(a.email, '@', -1)), ${now}::timestamptz
      from page f join users u on u.id = f.user_id join account a on a.user_id = f.user_id
      where ${getsNewsletters({ brandId, writerId })} and ${isInAudience(brandId, newsletter)}
      order by a.user_id on conflict do nothing returning user_id
    )
    update newsletter set cnt_audience = cnt_audience + (select count(*) from added),
      audience_cursor = case when (select count(*) from page) = ${AT_ONCE} then (select max(user_id) from page) end
    where id = ${id}`.execute(tx);
  return true;
}
