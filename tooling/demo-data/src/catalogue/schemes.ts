import type { Faza, SoilCode } from "@grow/domain";
import { daysAfter } from "../calendar.ts";
import { sharesOf } from "../growing/doses.ts";
import { feedStrength } from "../growing/readings.ts";
import type { SchemeDoseRow, SchemeProductRow, SchemeRow, SchemeWeekRow } from "../rows.ts";
import type { Catalogue } from "./catalogue-rows.ts";
import { PRODUCTS } from "./products.ts";

/** A feeding scheme as it stands on the back of the bottle. */
interface SchemeSeed {
  readonly brand: string;
  readonly name: string;
  /** What it is meant for; null for any. */
  readonly soil: SoilCode | null;
  readonly vegWeeks: number;
  readonly flowerWeeks: number;
  /** Beside what growers here usually feed. */
  readonly strength: number;
}

const scheme = (
  brand: string,
  name: string,
  soil: SoilCode | null,
  [vegWeeks, flowerWeeks]: readonly [number, number],
  strength: number,
): SchemeSeed => ({ brand, name, soil, vegWeeks, flowerWeeks, strength });

/** Brands promise more than most growers dare; one of solid fertilisers has no scheme. */
const SCHEMES: readonly SchemeSeed[] = [
  scheme("Loam & Lumen", "Coco, by hand", 2, [5, 9], 1.15),
  scheme("Loam & Lumen", "Soil, light feed", 1, [5, 9], 0.9),
  scheme("Rootwright", "Below the surface", null, [6, 9], 1.05),
  scheme("Blattwerk", "Erde", 1, [5, 9], 1),
  scheme("Blattwerk", "Kokos", 2, [5, 9], 1.15),
  scheme("Saltmarsh Organics", "Two tides", null, [6, 10], 1),
  scheme("Minera Verde", "Coco", 2, [5, 9], 1.2),
  scheme("Minera Verde", "Hidro", 3, [4, 9], 1.1),
  scheme("Tenth Ion", "By the scale", null, [5, 9], 1.1),
];

const PH: Readonly<Record<SoilCode, number>> = { 1: 6.3, 2: 5.9, 3: 5.8, 4: 6 };

/** Rows of the schemes. */
export interface Schemes {
  readonly scheme: SchemeRow[];
  readonly scheme_week: SchemeWeekRow[];
  readonly scheme_product: SchemeProductRow[];
  readonly scheme_dose: SchemeDoseRow[];
}

/** The weeks of a scheme; the last is for water alone. */
function weeksOf({ vegWeeks, flowerWeeks }: SchemeSeed): { faza: Faza; inPhase: number }[] {
  const ofPhase = (faza: Faza, weeks: number) =>
    Array.from({ length: weeks }, (_, index) => ({ faza, inPhase: index + 1 }));
  return [...ofPhase(0, vegWeeks), ...ofPhase(1, flowerWeeks)];
}

/** Makes the public schemes of the brands that have them. */
export function makeSchemes(catalogue: Catalogue): Schemes {
  const rows: Schemes = { scheme: [], scheme_week: [], scheme_product: [], scheme_dose: [] };
  for (const [index, seed] of SCHEMES.entries()) {
    const brand = catalogue.brand(seed.brand);
    const bottles = PRODUCTS.filter((product) => product.brand === seed.brand);
    const idOf = (name: string) => catalogue.product(seed.brand, name).id;
    const of = { brand_id: brand.id, scheme_id: index + 1 };
    const add_date = daysAfter(brand.add_date, 210);
    rows.scheme.push({
      brand_id: brand.id,
      id: index + 1,
      name: seed.name,
      lang: brand.lang,
      type_soil: seed.soil,
      is_public: true,
      add_date,
      update_date: add_date,
    });
    for (const [position, { name }] of bottles.entries()) {
      rows.scheme_product.push({ ...of, product_id: idOf(name), position });
    }
    for (const [position, week] of weeksOf(seed).entries()) {
      const strength = seed.strength * feedStrength(seed, week);
      const shares = sharesOf(bottles, week, seed.flowerWeeks);
      rows.scheme_week.push({
        ...of,
        position,
        week: week.inPhase,
        faza: week.faza,
        light: week.faza === 0 ? 18 : 12,
        ec: shares.length === 0 ? null : Number(strength.toFixed(1)),
        ph: PH[seed.soil ?? 4],
        is_flush: shares.length === 0,
      });
      for (const { product, share } of shares) {
        rows.scheme_dose.push({
          ...of,
          week_position: position,
          product_id: idOf(product.name),
          val: Number((strength * share).toFixed(1)),
        });
      }
    }
  }
  return rows;
}
