import type { Schema } from "@grow/contract";
import type { EquipmentCategory } from "@grow/domain";

/** A thing that a grower has used before. */
export interface UsedThing {
  readonly category: EquipmentCategory;
  readonly name: string;
  /** "" for one that the catalogue does not know. */
  readonly product_id: string;
}

/** Things that are offered at most. */
const MOST = 12;

/**
 * What a grower is likely to use again: all of the diary he wrote in last, and the strains of his others.
 *
 * @param cards - his diaries, the newest first
 * @param last - the first of them, whole
 */
export function usedThings(
  cards: readonly Pick<Schema<"DiaryCard">, "seeds">[],
  last: Pick<Schema<"Diary">, "items_equip"> | null,
): UsedThing[] {
  const found = new Map<string, UsedThing>();
  const rows = [...(last?.items_equip ?? []), ...cards.flatMap(({ seeds }) => seeds)];
  for (const { category, name, product_id } of rows) {
    const key = `${category} ${product_id ?? name.trim().toLowerCase()}`;
    if (!found.has(key)) {
      found.set(key, { category, name, product_id: product_id === null ? "" : String(product_id) });
    }
  }
  return [...found.values()].slice(0, MOST);
}
