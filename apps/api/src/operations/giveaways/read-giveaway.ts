import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentBrandShort,
  presentProductShort,
} from "../../content/catalogue/catalogue-refs.ts";
import { giveawayLink, prizeCount, tagsJson } from "../../content/giveaways/giveaway-cards.ts";
import { shownLang, shownRules, shownTexts, shownTitle } from "../../content/giveaways/giveaway-texts.ts";
import { likedBy } from "../../content/likes.ts";
import { notFound } from "../../errors/api-error.ts";
import { giveawayState, resultDate, takesEntries } from "../../kinds/open-giveaway.ts";
import { largestUrl } from "../../media/present-photo.ts";
import { readEntries, readOwnEntries } from "./entries.ts";

type Giveaway = Schema<"Giveaway">;
type Category = Giveaway["categories"][number];

interface PrizeRow {
  name: string;
  cnt: number;
  product: ProductRef | null;
  brand: BrandRef | null;
}

type Row = Omit<Giveaway, "link" | "cover" | "item_brand" | "items_prize" | "categories" | "my_entries"> & {
  slug: string;
  cover: { key: string; width: number } | null;
  brand: BrandRef | null;
  prizes: PrizeRow[];
  categories: Omit<Category, "entries">[];
};

export interface Shown {
  readonly giveawayId: number;
  readonly readerId: number | null;
  readonly lang: string;
  readonly categoryId?: number | null;
  readonly start?: number;
  readonly limit?: number;
  readonly sort?: "shuffled" | "new";
}

/**
 * Reads a giveaway as a user sees it, with a page of the entries of each category. Two queries for guests, three for members. The secret of a draw is
 * not read here: `draw_seed` is empty until the result is published.
 *
 * @throws ApiError 404 when it is gone
 */
export async function readGiveaway(db: QueryExecutorProvider, shown: Shown): Promise<Giveaway> {
  const { giveawayId, readerId, lang, categoryId = null, start = 0, limit = 20, sort = "shuffled" } = shown;
  const given =
    readerId === null
      ? sql`0`
      : sql`(
    select count(*)::int from giveaway_vote v
    where v.giveaway_id = c.giveaway_id and v.category_id = c.id and v.user_id = ${readerId})`;
  const { rows } = await sql<Row>`
    select g.id, ${shownTitle} as title, coalesce(w.text, g.text) as text, ${shownRules} as rules, ${shownLang} as lang, g.slug,
      g.date_start, g.date_end, ${takesEntries} as is_open, ${giveawayState} as state, g.winners, ${resultDate} as date_result,
      g.reply_days, g.countries, g.minimum_age, ${tagsJson} as tags, ${prizeCount} as cnt_prizes,
      g.cnt_entries, g.cnt_votes, g.cnt_comments, g.cnt_likes, ${likedBy(readerId, "giveaway", sql`g.id`)} as is_like,
      case when g.winners = 'draw' then g.draw_commitment end as draw_commitment, g.draw_seed,
      case when f.id is not null then json_build_object('key', f.key, 'width', f.width) end as cover, ${brandJson} as brand,
      (select coalesce(json_agg(json_build_object('name', z.name, 'cnt', z.cnt, 'product', z.product, 'brand', z.brand)
         order by z.position, z.id), '[]')
       from (
         select y.*, case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'section', p.section,
             'category', p.category, 'slug', p.slug, 'logo_key', p.logo_key) end as product,
           case when pb.id is not null then json_build_object('id', pb.id, 'name', pb.name, 'section', pb.section, 'slug', pb.slug,
             'logo_key', pb.logo_key) end as brand
         from giveaway_prize y
         left join product p on p.id = y.product_id and not p.is_remove
         left join brand pb on pb.id = p.brand_id and not pb.is_remove
         where y.giveaway_id = g.id) z) as prizes,
      (select json_agg(json_build_object('category_id', c.id, 'name', c.name, 'text', c.text, 'content_type', c.content_type,
         'cnt_winners', c.cnt_winners, 'max_votes', c.max_votes,
         'cnt_votes_left', case when ${takesEntries} then greatest(0, c.max_votes - ${given}) else 0 end,
         'cnt_entries', (select count(*) from giveaway_entry e where e.giveaway_id = c.giveaway_id and e.category_id = c.id))
         order by c.position, c.id)
       from giveaway_category c where c.giveaway_id = g.id) as categories
    from giveaway g
    ${shownTexts(lang)}
    left join brand b on b.id = g.brand_id and not b.is_remove
    left join photo f on f.id = g.cover_id and not f.is_remove
    where g.id = ${giveawayId} and g.is_visible`.execute(db);
  const [row] = rows;
  if (!row?.categories) throw notFound();
  const entries = await readEntries(db, { giveawayId, readerId, categoryId, start, limit, sort });
  const own = readerId === null ? [] : await readOwnEntries(db, giveawayId, readerId);
  return present(row, entries, own);
}

function present(
  { slug, cover, brand, prizes, categories, ...row }: Row,
  entries: readonly Schema<"GiveawayEntry">[],
  my_entries: Schema<"GiveawayEntry">[],
): Giveaway {
  return {
    ...row,
    link: giveawayLink({ id: row.id, slug }),
    cover: cover && largestUrl(cover),
    item_brand: brand && presentBrandShort(brand),
    items_prize: prizes.map(({ name, cnt, product, brand: maker }) => ({
      name,
      cnt,
      item_product: product && maker ? presentProductShort(product, maker) : null,
    })),
    categories: categories.map((category) => ({
      ...category,
      entries: entries.filter(({ category_id }) => category_id === category.category_id),
    })),
    my_entries,
  };
}
