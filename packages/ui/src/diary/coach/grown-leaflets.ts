import { type Level, levels } from "../leaf-mark/level.ts";

/**
 * Returns the leaflets that became longer. When all levels become good for the first time, all of them grow. When their number
 * changes (another phase), none do, because it is another leaf.
 */
export function grownLeaflets(before: readonly Level[], after: readonly Level[]): readonly number[] {
  if (before.length !== after.length) return [];
  const isWhole = (marks: readonly Level[]) => marks.every((level) => level === "good");
  const everyone = isWhole(after) && !isWhole(before);
  return after.flatMap((level, index) => {
    const was = before[index];
    const hasGrown = was !== undefined && levels.indexOf(level) > levels.indexOf(was);
    return hasGrown || everyone ? [index] : [];
  });
}
