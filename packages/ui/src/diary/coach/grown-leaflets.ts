import { type Level, levels } from "../leaf-mark/level.ts";

/**
 * Which leaflets have become longer. When the whole leaf is good for the first time, all of them grow.
 * After a change of their number (another phase) none do: it is another leaf.
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
