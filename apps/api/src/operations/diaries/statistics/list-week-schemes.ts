import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentBrandShort,
  presentProductShort,
  productJson,
} from "../../../content/catalogue/catalogue-refs.ts";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { isCut, mayRead } from "../../../rights/diary-access.ts";
import { diaryId } from "../../../rights/diary-id.ts";
import { type ComparedWeek, readComparedWeek } from "./same-week-query.ts";

/** Maximum number of brands whose feeding charts are read. */
const MAX_BRANDS = 20;
/** Maximum number of products: a chart has up to forty, the rest is for additional products. */
const MAX_PRODUCTS = 100;

export const listWeekSchemes = defineOperation("listWeekSchemes", async ({ params, user, reads }) => {
  const week = await readComparedWeek(reads, diaryId(params.id), params.week);
  if (!week || !mayRead(week, user) || isCut(week, user)) throw notFound();
  const rows = week.faza === 2 ? [] : await readSchemes(reads, week, params.week);
  const items = rows.map((row) => presentScheme(row, week.faza));
  return { status: 200, data: { items, total: items.length, start: 0, limit: MAX_BRANDS } };
});

interface SchemeRow {
  id: number;
  name: string;
  brand: BrandRef;
  week: number;
  ec: number | null;
  ph: number | null;
  is_flush: boolean;
  doses: { product: ProductRef; val: number | null; val_scheme: number | null }[];
}

function presentScheme({ brand, doses, ...scheme }: SchemeRow, faza: Faza): Schema<"FedScheme"> {
  return {
    ...scheme,
    faza,
    item_brand: presentBrandShort(brand),
    items: doses.map(({ product, val, val_scheme }) => ({
      item_product: presentProductShort(product, brand),
      val,
      val_scheme,
    })),
  };
}

/** Of each brand that was fed the scheme that fits best, if it has this week of the phase. One query. */
async function readSchemes(
  db: QueryExecutorProvider,
  { id: diary, faza, n_phase_week }: ComparedWeek,
  weekId: number,
): Promise<SchemeRow[]> {
  const { rows } = await sql<SchemeRow>`
    with fed as (
      select p.brand_id, n.product_id, nullif(sum(n.val), 0) as val, min(n.position) as place
      from week_nutrient n join product p on p.id = n.product_id and not p.is_remove
      where n.diary_id = ${diary} and n.week_id = ${weekId} and n.block = 'flowering' and not n.is_remove
      group by p.brand_id, n.product_id
    ), best as (
      select distinct on (s.brand_id) s.brand_id, s.id, s.name, w.position, w.week, w.ec, w.ph, w.is_flush
      from scheme s
      join scheme_week w on w.brand_id = s.brand_id and w.scheme_id = s.id and w.faza = ${faza} and w.week = ${n_phase_week}
      join diary d on d.id = ${diary} and (s.type_soil is null or s.type_soil = d.type_soil)
      where s.brand_id in (select brand_id from fed) and s.is_public and not s.is_remove
      order by s.brand_id, s.type_soil nulls last, (
        select count(*) from scheme_product sp join fed f on f.product_id = sp.product_id
        where sp.brand_id = s.brand_id and sp.scheme_id = s.id) desc, s.id
      limit ${MAX_BRANDS}
    ), doses as (
      select b.id, x.product_id, max(x.val) as val, max(x.val_scheme) as val_scheme, min(x.place) as place
      from best b cross join lateral (
        select f.product_id, f.val, null::float8 as val_scheme, 1000 + f.place as place
        from fed f where f.brand_id = b.brand_id
        union all
        select sd.product_id, null, nullif(sd.val, 0), sp.position
        from scheme_dose sd
        join scheme_product sp on sp.brand_id = sd.brand_id and sp.scheme_id = sd.scheme_id and sp.product_id = sd.product_id
        where sd.brand_id = b.brand_id and sd.scheme_id = b.id and sd.week_position = b.position
      ) x group by b.id, x.product_id
    )
    select best.id, best.name, best.week, best.ec, best.ph, best.is_flush, ${brandJson} as brand,
      (select coalesce(json_agg(json_build_object('product', one.product, 'val', one.val, 'val_scheme', one.val_scheme)
         order by one.place, one.id), '[]')
       from (
         select p.id, ${productJson} as product, x.val, x.val_scheme, x.place
         from doses x join product p on p.id = x.product_id and not p.is_remove
         where x.id = best.id order by x.place, p.id limit ${MAX_PRODUCTS}) one) as doses
    from best join brand b on b.id = best.brand_id and not b.is_remove
    order by lower(b.name), b.id`.execute(db);
  return rows;
}
