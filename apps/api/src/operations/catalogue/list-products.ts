import type { ReadQuery, Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentBrandShort,
  productJson,
  productLink,
} from "../../content/catalogue/catalogue-refs.ts";
import { countProductWords, productFilter, whereProducts } from "../../content/catalogue/product-list.ts";
import { seedFacts } from "../../content/catalogue/seed-facts.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { type PhotoRow, presentPhoto, squareUrl } from "../../media/present-photo.ts";
import { spreadOf } from "./grow-statistics.ts";

const SORTS: Record<ReadQuery<"listProducts">["sort"], RawBuilder<unknown>> = {
  diaries: sql`p.cnt_diaries desc, p.id desc`,
  rate: sql`p.avg_rate desc nulls last, p.id desc`,
  reviews: sql`p.cnt_reviews desc, p.id desc`,
  new: sql`p.add_date desc, p.id desc`,
  name: sql`lower(p.name), p.id`,
};

interface Row {
  product: ProductRef;
  brand: BrandRef;
  photo: PhotoRow | null;
  strain: { id: number; name: string; slug: string } | null;
  facts: Schema<"SeedFacts">;
  avg_rate: number | null;
  cnt_reviews: number;
  cnt_diaries: number;
  cnt_harvests: number;
  statistics: Partial<Schema<"GrowStatistics">> | null;
}

/** The photo shown in lists. */
export const leadPhoto = sql<PhotoRow | null>`(
  select json_build_object(
    'id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'color', f.color, 'alt', f.alt)
  from product_photo pp join photo f on f.id = pp.photo_id and not f.is_remove
  where pp.product_id = p.id order by pp.position, f.id limit 1)`;

export const listProducts = defineOperation("listProducts", async ({ query, reads }) => {
  const filter = productFilter(query);
  if (!filter) throw notFound();
  const { sort, start, limit, section, has_counts } = query;
  const where = whereProducts(filter);
  const [page, counted, words] = await Promise.all([
    sql<Row>`
      select ${productJson} as product, ${brandJson} as brand, ${leadPhoto} as photo, ${seedFacts("p")} as facts,
        case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end as strain,
        p.avg_rate, p.cnt_reviews, p.cnt_diaries, p.cnt_harvests, g.value as statistics
      from product p
      join brand b on b.id = p.brand_id
      left join strain s on s.id = p.strain_id and not s.is_remove
      left join grow_statistics g on g.type = 'product' and g.content_id = p.id and g.val = ''
      where ${where} order by ${SORTS[sort]} limit ${limit} offset ${start}`.execute(reads),
    sql<{ total: number }>`
      select count(*)::int as total from product p join brand b on b.id = p.brand_id where ${where}`.execute(
      reads,
    ),
    has_counts && section !== undefined && section !== "equipment"
      ? countProductWords(reads, filter, section)
      : undefined,
  ]);
  return {
    status: 200,
    data: {
      items: page.rows.map(presentProductCard),
      total: counted.rows[0]?.total ?? 0,
      start,
      limit,
      ...(words === undefined ? {} : { items_word: words }),
    },
  };
});

function presentProductCard(row: Row): Schema<"ProductCard"> {
  const { product, brand, strain } = row;
  return {
    id: product.id,
    name: product.name,
    section: product.section,
    category: product.category,
    link: productLink(product, brand),
    logo_s: squareUrl(product.logo_key),
    item_photo: row.photo && presentPhoto(row.photo),
    item_brand: presentBrandShort(brand),
    item_strain: strain && { id: strain.id, name: strain.name, link: `/strains/${strain.slug}` },
    item_facts: product.section === "seedbank" ? row.facts : null,
    item_stat: { avg_rate: row.avg_rate, cnt_reviews: row.cnt_reviews },
    cnt_diaries: row.cnt_diaries,
    cnt_harvests: row.cnt_harvests,
    yield_watt: spreadOf(row.statistics, "yield_watt"),
  };
}
