import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { likeText } from "../../../db/like-text.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { squareUrl } from "../../../media/present-photo.ts";
import { type ManagedBrand, managedBrand } from "../access/managed-brand.ts";

interface CardRow {
  id: number | null;
  tmp_id: string | null;
  name: string;
  category: string | null;
  slug: string | null;
  logo_key: string | null;
  avg_rate: number | null;
  cnt_reviews: number;
  cnt_diaries: number;
  is_composition: boolean;
  dose: number | null;
  ec: number | null;
  update_date: string;
}

export const listPortalProducts = defineOperation("listPortalProducts", async ({ query, reads, found }) => {
  const brand = found(managedBrand);
  const { start, limit } = query;
  const all = cards(brand.id, query.query.trim());
  const { rows } = await sql<CardRow>`
    select * from (${all}) card
    order by (id is null) desc, update_date desc, id desc, tmp_id limit ${limit} offset ${start}`.execute(
    reads,
  );
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from (${all}) card`.execute(reads);
  return {
    status: 200,
    data: { items: rows.map((row) => presentCard(row, brand)), total: counts[0]?.total ?? 0, start, limit },
  };
});

/** Published products with the name and draft that editors see, and drafts of new ones. */
function cards(brandId: number, text: string): RawBuilder<unknown> {
  const like = `%${likeText(text.toLowerCase())}%`;
  const isNamed = (name: RawBuilder<unknown>) => (text === "" ? sql`true` : sql`lower(${name}) like ${like}`);
  return sql`
    select p.id, d.tmp_id, coalesce(d.value ->> 'name', p.name) as name, p.category, p.slug, p.logo_key, p.avg_rate,
      p.cnt_reviews, p.cnt_diaries, c.product_id is not null as is_composition, c.dose, c.ec,
      greatest(p.update_date, d.update_date) as update_date
    from product p
    left join portal_draft d on d.brand_id = p.brand_id and d.type = 'product' and d.content_id = p.id
    left join product_composition c on c.product_id = p.id
    where p.brand_id = ${brandId} and not p.is_remove and ${isNamed(sql`coalesce(d.value ->> 'name', p.name)`)}
    union all
    select null, d.tmp_id, coalesce(d.value ->> 'name', ''), d.value ->> 'category', null, null, null, 0, 0, false, null,
      null, d.update_date
    from portal_draft d
    where d.brand_id = ${brandId} and d.type = 'product' and d.content_id is null
      and ${isNamed(sql`coalesce(d.value ->> 'name', '')`)}`;
}

function presentCard(row: CardRow, brand: ManagedBrand): Schema<"PortalProductCard"> {
  const { slug, logo_key, avg_rate, cnt_reviews, ...card } = row;
  return {
    ...card,
    section: brand.section,
    link: slug === null ? null : `/${brand.section}/${brand.slug}/${slug}`,
    logo_s: squareUrl(logo_key),
    item_stat: { avg_rate, cnt_reviews },
  };
}
