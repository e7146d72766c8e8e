import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { nutrientBrand } from "./nutrient-brand.ts";
import { countDiaries } from "./read-scheme.ts";

export const listSchemes = defineOperation("listSchemes", async ({ query, reads, found }) => {
  const brand = nutrientBrand(found(managedBrand));
  const { start, limit } = query;
  const { rows } = await sql<Schema<"SchemeCard">>`
    select s.id, s.name, s.type_soil, s.is_public, s.update_date, ${countDiaries} as cnt_diaries,
      (select count(*)::int from scheme_week w where w.brand_id = s.brand_id and w.scheme_id = s.id) as cnt_weeks,
      (select count(*)::int from scheme_product x where x.brand_id = s.brand_id and x.scheme_id = s.id) as cnt_products
    from scheme s where s.brand_id = ${brand.id} and not s.is_remove
    order by s.update_date desc, s.id desc limit ${limit} offset ${start}`.execute(reads);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from scheme where brand_id = ${brand.id} and not is_remove`.execute(reads);
  return { status: 200, data: { items: rows, total: counts[0]?.total ?? 0, start, limit } };
});
