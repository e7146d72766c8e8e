import { type RawBuilder, sql } from "kysely";
import { jsonRow } from "../../db/json-row.ts";
import type { Catalogue, Named } from "../catalogue/catalogue-cache.ts";
import type { EquipRef } from "./card-row.ts";

/** A row of equipment with references to product and brand. */
export type NamedEquip = Pick<EquipRef, "id" | "category" | "name"> & Named;

const row = jsonRow<NamedEquip>({
  id: sql`e.id`,
  category: sql`e.category`,
  name: sql`e.name`,
  product_id: sql`e.product_id`,
  brand_id: sql`e.brand_id`,
});

/** Equipment of diary `d` in the author's order, for {@link readEquip}. */
export function equipRows(only: RawBuilder<unknown> = sql`true`): RawBuilder<unknown[][] | null> {
  return sql<unknown[][] | null>`(
    select json_agg(${row.values} order by e.position, e.id) from diary_equip e where e.diary_id = d.id and ${only})`;
}

export function readEquip(found: unknown[][] | null): NamedEquip[] {
  return (found ?? []).map(row.read);
}

export function equipOf(named: readonly NamedEquip[], catalogue: Catalogue): EquipRef[] {
  return named.map(({ id, category, name, product_id, brand_id }) => {
    const product = catalogue.product(product_id);
    return { id, category, name, product, brand: catalogue.brand(brand_id), ppfd: product?.ppfd ?? null };
  });
}
