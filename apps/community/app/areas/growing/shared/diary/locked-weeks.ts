import type { Schema } from "@grow/contract";
import { distinctWeeks } from "@grow/domain";

/** How many weeks of a diary have entries that the reader may not open. */
export function lockedWeeks({
  is_cut,
  weeks,
  items_week,
}: Pick<Schema<"Diary">, "is_cut" | "weeks" | "items_week">): number {
  if (!is_cut) return 0;
  const open = new Set(items_week.map(({ id }) => id));
  return distinctWeeks(weeks.filter(({ id }) => !open.has(id))).length;
}
