import { listIn } from "./argument-checks.ts";

/** Categories of a diary's equipment rows. */
export const EQUIPMENT_CATEGORIES = [
  "seed",
  "nutrient",
  "lamp_veg",
  "lamp_flower",
  "tent",
  "box",
  "medium",
  "air_filter",
  "air_conditioner",
  "fan",
  "drip_system",
  "hydroponic_system",
  "co2_generator",
  "controller",
  "other",
] as const;

/** Category of a diary's equipment row. */
export type EquipmentCategory = (typeof EQUIPMENT_CATEGORIES)[number];

/** A diary's equipment, split by use. */
export interface EquipmentLists<Row> {
  readonly seeds: readonly Row[];
  readonly nutrients: readonly Row[];
  readonly lamps_veg: readonly Row[];
  readonly lamps_flower: readonly Row[];
  readonly tents: readonly Row[];
  readonly mediums: readonly Row[];
}

/**
 * Splits a diary's equipment into the lists that pages show, in the same order. Other categories are left out.
 *
 * @example
 * equipmentLists([{ category: "seed", name: "Harbour Fog" }]).seeds.length; // 1
 */
export function equipmentLists<Row extends { readonly category: string }>(
  rows: readonly Row[],
): EquipmentLists<Row> {
  const only = (category: EquipmentCategory) => listIn(rows).filter((row) => row.category === category);
  return {
    seeds: only("seed"),
    nutrients: only("nutrient"),
    lamps_veg: only("lamp_veg"),
    lamps_flower: only("lamp_flower"),
    tents: only("tent"),
    mediums: only("medium"),
  };
}
