import type { Schema } from "@grow/contract";
import type { EquipmentCategory } from "@grow/domain";

/** A thing that a grower has used before. */
export interface UsedThing {
  /** Its categories: a lamp is often used in both phases. */
  readonly categories: readonly EquipmentCategory[];
  readonly name: string;
  /** "" for one that the catalogue does not know. */
  readonly product_id: string;
}

/** Things that are offered at most. */
const MOST = 12;

/**
 * Equipment that a grower is likely to use again: everything in their latest diary, and the strains of the others.
 *
 * @param cards - their diaries, newest first
 * @param last - the first of them, complete
 */
export function usedThings(
  cards: readonly Pick<Schema<"DiaryCard">, "seeds">[],
  last: Pick<Schema<"Diary">, "items_equip"> | null,
): UsedThing[] {
  const found = new Map<string, UsedThing & { readonly categories: EquipmentCategory[] }>();
  const rows = [...(last?.items_equip ?? []), ...cards.flatMap(({ seeds }) => seeds)];
  for (const { category, name, product_id } of rows) {
    const key = product_id === null ? name.trim().toLowerCase() : String(product_id);
    const thing = found.get(key) ?? { categories: [], name, product_id: product_id === null ? "" : key };
    if (!thing.categories.includes(category)) thing.categories.push(category);
    found.set(key, thing);
  }
  return [...found.values()].slice(0, MOST);
}
