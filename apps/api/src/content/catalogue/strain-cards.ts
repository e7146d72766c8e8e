import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type PhotoRow, presentPhoto } from "../../media/present-photo.ts";
import { type BrandRef, brandJson, presentBrandShort } from "./catalogue-refs.ts";
import { seedFacts } from "./seed-facts.ts";

interface StrainCardRow {
  id: number;
  name: string;
  slug: string;
  avg_rate: number | null;
  cnt_reviews: number;
  cnt_diaries: number;
  cnt_harvests: number;
  cnt_products: number;
  facts: Schema<"SeedFacts">;
  brand: BrandRef | null;
  photo: PhotoRow | null;
  growing: Schema<"StrainCard">["growing"];
  yield_watt: Schema<"Spread"> | null;
  percent: number | null;
}

/** Diaries among which the cover of a strain is chosen: those changed last. */
const COVERS = 12;

/**
 * JSON of the photo of strain `s`: its own, or a cover of the diaries changed last. A flowering plant that growers like shows the strain
 * better than the newest seedling.
 */
export const strainPhoto = sql<PhotoRow | null>`(
  select json_build_object('id', m.id, 'key', m.key, 'width', m.width, 'height', m.height, 'color', m.color, 'alt', m.alt)
  from photo m where not m.is_remove and m.id = coalesce(s.photo_id, (
    select photo_id from (
      select d.id, d.photo_id, d.max_faza, d.cnt_likes from grown_with g join diary d on d.id = g.diary_id
      where g.kind = 'strain' and g.thing_id = s.id and g.is_visible and d.photo_id is not null
      order by g.update_date desc, g.diary_id desc limit ${sql.lit(COVERS)}) latest
    order by (max_faza >= 1) desc, cnt_likes desc, id desc limit 1)))`;

/** The breeder of strain `s`, joined as `b`. */
export const strainBreeder = sql`left join brand b on b.id = s.brand_id and not b.is_remove`;

/**
 * Cards of the strains that `chosen` selects, in its order. One query.
 *
 * @param chosen a query of `id`, `place` (the order) and `percent` (the share of reports with the requested value)
 */
export async function readStrainCards(
  db: QueryExecutorProvider,
  chosen: RawBuilder<unknown>,
): Promise<Schema<"StrainCard">[]> {
  const { rows } = await sql<StrainCardRow>`
    select s.id, s.name, s.slug, s.avg_rate, s.cnt_reviews, s.cnt_diaries, s.cnt_harvests, s.cnt_products,
      ${seedFacts("s")} as facts, ${brandJson} as brand, ${strainPhoto} as photo,
      (select c.val from strain_category c where c.strain_id = s.id and c.category = 'growing') as growing,
      (select nullif(g.value -> 'yield_watt', 'null') from grow_statistics g
       where g.type = 'strain' and g.content_id = s.id and g.val = '') as yield_watt,
      chosen.percent
    from (${chosen}) chosen
    join strain s on s.id = chosen.id
    ${strainBreeder}
    order by chosen.place`.execute(db);
  return rows.map(presentStrainCard);
}

function presentStrainCard(row: StrainCardRow): Schema<"StrainCard"> {
  const { id, name, slug, avg_rate, cnt_reviews, facts, brand, photo } = row;
  return {
    id,
    name,
    link: `/strains/${slug}`,
    item_photo: photo && presentPhoto(photo),
    item_brand: brand && presentBrandShort(brand),
    item_facts: facts,
    item_stat: { avg_rate, cnt_reviews },
    growing: row.growing,
    cnt_diaries: row.cnt_diaries,
    cnt_harvests: row.cnt_harvests,
    cnt_products: row.cnt_products,
    yield_watt: row.yield_watt,
    percent: row.percent,
  };
}
