import type { Schema } from "@grow/contract";
import { sanitiseHtml } from "@grow/server-kit/safe-html.ts";
import { type QueryExecutorProvider, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentBrandShort,
  presentProductShort,
  productJson,
} from "../../../content/catalogue/catalogue-refs.ts";
import { giveawayLink, tagsJson } from "../../../content/giveaways/giveaway-cards.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { type PhotoRow, presentPhoto } from "../../../media/present-photo.ts";
import { fixedFields, type GiveawayProgress } from "./fixed-fields.ts";
import { staffGiveawayState } from "./giveaway-state.ts";

export type StaffGiveaway = Schema<"StaffGiveaway">;

/** The texts of a giveaway in one language. */
export type GiveawayText = Omit<Schema<"StaffGiveawayText">, "is_readable">;

type Own = Omit<
  StaffGiveaway,
  "link" | "items_text" | "item_brand" | "item_cover" | "items_prize" | "items_category" | "items_fixed"
>;

interface GiveawayRow extends Own, Omit<GiveawayProgress, "cnt_entries">, Omit<GiveawayText, "lang"> {
  texts: GiveawayText[];
  brand: BrandRef | null;
  cover: PhotoRow | null;
}

interface PrizeRow {
  name: string;
  cnt: number;
  product: ProductRef | null;
  brand: BrandRef | null;
}

/** @throws ApiError 404 without a giveaway with this id, in any state */
export async function requireStaffGiveaway(db: QueryExecutorProvider, id: number): Promise<void> {
  const { rows } = await sql`select from giveaway where id = ${id}`.execute(db);
  if (rows.length === 0) throw notFound();
}

/**
 * Reads a giveaway in any state, as its editor gets it. The secret of its draw is not read.
 *
 * @throws ApiError 404 without such a giveaway
 */
export async function readStaffGiveaway(db: QueryExecutorProvider, id: number): Promise<StaffGiveaway> {
  const field = (name: string) => sql`max(t.text) filter (where t.field = ${sql.lit(name)})`;
  const { rows } = await sql<GiveawayRow>`
    select g.id, g.version, ${staffGiveawayState} as state, g.lang, g.slug, g.title, g.text, g.rules, g.winners, g.date_start, g.date_end,
      g.date_result, g.reply_days, g.countries, g.minimum_age, g.needs_week, ${tagsJson} as tags, g.cnt_entries, g.cnt_votes, g.cnt_views,
      g.add_date, g.update_date, g.freeze_date is not null as is_frozen, g.date_end <= clock_timestamp() as is_ended,
      coalesce(g.date_result, g.date_end) <= clock_timestamp() as is_result_due,
      array(select o.slug from giveaway_old_slug o where o.giveaway_id = g.id order by o.add_date desc, o.slug limit 100) as old_slugs,
      (select coalesce(json_agg(w order by w.lang), '[]') from (
        select t.lang, ${field("title")} as title, coalesce(${field("text")}, '') as text, coalesce(${field("rules")}, '') as rules
        from translation t where t.type = 'giveaway' and t.content_id = g.id and t.source = 'person' and t.lang <> g.lang
        group by t.lang having ${field("title")} is not null) w) as texts,
      case when f.id is not null then json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height,
        'color', f.color, 'alt', f.alt) end as cover, ${brandJson} as brand
    from giveaway g
    left join brand b on b.id = g.brand_id and not b.is_remove
    left join photo f on f.id = g.cover_id and not f.is_remove
    where g.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return present(row, await readPrizes(db, id), await readCategories(db, id));
}

/**
 * Locks a giveaway for a change, and reads it. Entries and votes wait for the lock.
 *
 * @throws ApiError 404 without such a giveaway
 */
export async function lockStaffGiveaway(tx: Tx, id: number): Promise<StaffGiveaway> {
  await sql`select from giveaway where id = ${id} for update`.execute(tx);
  return await readStaffGiveaway(tx, id);
}

async function readPrizes(db: QueryExecutorProvider, id: number): Promise<StaffGiveaway["items_prize"]> {
  const { rows } = await sql<PrizeRow>`
    select z.name, z.cnt, ${productJson} as product, ${brandJson} as brand
    from giveaway_prize z
    left join product p on p.id = z.product_id and not p.is_remove
    left join brand b on b.id = p.brand_id and not b.is_remove
    where z.giveaway_id = ${id} order by z.position, z.id`.execute(db);
  return rows.map(({ name, cnt, product, brand }) => ({
    ...{ name, cnt },
    item_product: product && brand ? presentProductShort(product, brand) : null,
  }));
}

async function readCategories(
  db: QueryExecutorProvider,
  id: number,
): Promise<StaffGiveaway["items_category"]> {
  const { rows } = await sql<StaffGiveaway["items_category"][number]>`
    select c.id as category_id, c.name, c.text, c.content_type, c.max_votes, c.cnt_winners, c.needs_harvest, c.faza, c.rooms,
      c.min_readings, c.content_from,
      (select count(*)::int from giveaway_entry e where e.giveaway_id = c.giveaway_id and e.category_id = c.id) as cnt_entries
    from giveaway_category c where c.giveaway_id = ${id} order by c.position, c.id`.execute(db);
  return rows;
}

function present(
  { title, text, rules, texts, brand, cover, is_frozen, is_ended, is_result_due, ...row }: GiveawayRow,
  items_prize: StaffGiveaway["items_prize"],
  items_category: StaffGiveaway["items_category"],
): StaffGiveaway {
  const { cnt_entries } = row;
  return {
    ...row,
    link: giveawayLink(row),
    items_text: [{ lang: row.lang, title, text, rules }, ...texts].map(presentText),
    item_brand: brand && presentBrandShort(brand),
    item_cover: cover && presentPhoto(cover),
    items_prize,
    items_category,
    items_fixed: fixedFields({ cnt_entries, is_frozen, is_ended, is_result_due }),
  };
}

/** Rules of the sanitiser get stricter, so stored texts are sanitised again; pages present them, an editor must not. */
function presentText({ lang, title, text, rules }: GiveawayText): StaffGiveaway["items_text"][number] {
  const safe = sanitiseHtml(text);
  return { lang, title, text: safe, rules: sanitiseHtml(rules), is_readable: safe.trim() !== "" };
}
