import type { Schema } from "@grow/contract";
import { existingPage } from "../../../../shared/existing-page.ts";

type Diary = Schema<"Diary">;

/** A thing of the setup: a strain, a lamp, a nutrient. */
export interface ItemView {
  readonly id: number;
  readonly name: string;
  readonly href?: string | undefined;
  readonly brand: string | null;
  /** The grower tests for the brand; left out otherwise. */
  readonly isTester?: true | undefined;
}

export interface SetupView {
  readonly strains: readonly ItemView[];
  readonly seeds: number;
  readonly room: number;
  readonly soil: number;
  readonly watering: number;
  readonly tents: readonly ItemView[];
  readonly lamps: readonly ItemView[];
  readonly mediums: readonly ItemView[];
  readonly nutrients: readonly ItemView[];
  readonly others: readonly ItemView[];
}

function itemView({ id, name, link, item_brand, is_tester }: Schema<"EquipItem">): ItemView {
  return {
    ...{ id, name, href: existingPage(link), brand: item_brand?.name ?? null },
    ...(is_tester ? { isTester: true } : {}),
  };
}

/** The same lamp for growth and flower is named once. */
function once(items: readonly ItemView[]): readonly ItemView[] {
  return items.filter(
    (item, index) => index === items.findIndex((one) => one.name === item.name && one.brand === item.brand),
  );
}

const IN_OTHER_ROWS: ReadonlySet<string> = new Set([
  "seed",
  "nutrient",
  "lamp_veg",
  "lamp_flower",
  "tent",
  "box",
  "medium",
]);

/** How a diary is grown. */
export function setupView(diary: Diary): SetupView {
  const boxes = diary.items_equip.filter((item) => item.category === "box");
  return {
    strains: once(diary.seeds.map(itemView)),
    seeds: diary.cnt_seeds,
    room: diary.type_room,
    soil: diary.type_soil,
    watering: diary.type_watering,
    tents: [...diary.tents, ...boxes].map(itemView),
    lamps: once([...diary.lamps_veg, ...diary.lamps_flower].map(itemView)),
    mediums: diary.mediums.map(itemView),
    nutrients: diary.nutrients.map(itemView),
    others: diary.items_equip.filter((item) => !IN_OTHER_ROWS.has(item.category)).map(itemView),
  };
}

/** The brands of the setup that the grower tests for. */
export function testedBrands({ strains, tents, lamps, mediums, nutrients, others }: SetupView): string[] {
  const items = [strains, tents, lamps, mediums, nutrients, others].flat();
  return [...new Set(items.flatMap(({ isTester, brand }) => (isTester && brand ? [brand] : [])))];
}
