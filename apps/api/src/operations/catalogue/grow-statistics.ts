import type { Schema } from "@grow/contract";
import { LEAST_GROWERS } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { byLink } from "../../content/catalogue/by-link.ts";
import { type BrandRef, brandJson, presentBrandShort } from "../../content/catalogue/catalogue-refs.ts";
import { notFound } from "../../errors/api-error.ts";
import type { StoredStatistics, StoredValue } from "../../statistics/subject-statistics.ts";

const NONE: StoredStatistics = {
  ...{ cnt_harvests: 0, n: 0, n_min: LEAST_GROWERS, veg_days: null, flowering_days: null, cnt_days: null },
  ...{ yield_watt: null, yield_area: null, yield_plant: null, height: null, item_germination: null },
  ...{ n_general: null, growers_general: 0, n_growing: null, growers_growing: 0 },
  ...{ n_resistance: null, growers_resistance: 0, growers_share: 0 },
  ...{ items_histogram: [], items_share: [], items_setup: [], items_brand: [] },
};

type Spread = "flowering_days" | "cnt_days" | "yield_watt" | "yield_plant" | "height";

/** A spread of a row of `grow_statistics`. */
export function spreadOf(
  value: Partial<Schema<"GrowStatistics">> | null,
  name: Spread,
): Schema<"Spread"> | null {
  return value?.[name] ?? null;
}

/** A row of `grow_statistics` without its seedbanks, whose names it does not know. */
export function presentStatistics(value: Partial<StoredValue> | null): Schema<"GrowStatistics"> {
  const { rooms: _, ...all } = value ?? {};
  return { ...NONE, ...all, items_brand: [] };
}

/**
 * The statistics of a strain or seed.
 *
 * @param room only of diaries of this room
 */
export async function readStatistics(
  db: QueryExecutorProvider,
  type: "strain" | "product",
  id: number | string,
  room: number | undefined,
): Promise<Schema<"GrowStatistics">> {
  const { rows } = await sql<{ value: Partial<StoredValue> | null }>`
    select g.value from ${sql.table(type)} t
    left join grow_statistics g on g.type = ${type} and g.content_id = t.id and g.val = ''
    where not t.is_remove and ${byLink(type, "t", id)}`.execute(db);
  if (!rows[0]) throw notFound();
  const { rooms, ...all } = rows[0].value ?? {};
  const { items_brand, ...stored } = { ...NONE, ...(room === undefined ? all : rooms?.[room]) };
  return { ...stored, items_brand: await presentBrands(db, items_brand) };
}

async function presentBrands(
  db: QueryExecutorProvider,
  stored: StoredStatistics["items_brand"],
): Promise<Schema<"GrowStatistics">["items_brand"]> {
  if (stored.length === 0) return [];
  const { rows } = await sql<{ brand: BrandRef }>`
    select ${brandJson} as brand from brand b
    where b.id = any(${stored.map(({ brand_id }) => brand_id)}::bigint[]) and not b.is_remove`.execute(db);
  const brands = new Map(rows.map(({ brand }) => [brand.id, presentBrandShort(brand)]));
  return stored.flatMap(({ brand_id, ...numbers }) => {
    const brand = brands.get(brand_id);
    return brand ? [{ item_brand: brand, ...numbers }] : [];
  });
}
