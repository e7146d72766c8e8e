import { listIn } from "./argument-checks.ts";
import { type Level, type ScoredWeek, scoreWeek } from "./completeness.ts";

const POINTS: Readonly<Record<Level, number>> = { bad: 0, normal: 0.5, good: 1 };

/**
 * Computes the completeness of a diary (`n_progress`): the mean of all criteria of all weeks, where good is 1, normal 0.5
 * and bad 0.
 *
 * @returns whole percent, 0 to 100; 0 for a diary without weeks
 * @example
 * diaryProgress([{ phase: "vegetative", text: "First leaves." }]); // 17
 */
export function diaryProgress(weeks: readonly ScoredWeek[]): number {
  const points = listIn(weeks)
    .flatMap(scoreWeek)
    .map((score) => POINTS[score.level]);
  if (points.length === 0) return 0;
  return Math.round((100 * points.reduce((sum, value) => sum + value, 0)) / points.length);
}
