import { seededRandom } from "@grow/testing";
import { strainWords } from "../catalogue/strain-facts.ts";
import type { WeekReportRow } from "../rows.ts";
import type { WrittenDiary } from "./diary-rows.ts";

/** How likely a grower names the first, second and third word of a category. */
const CHANCES = [0.85, 0.6, 0.35];

/** Categories of the smoke report. */
const REPORTED = ["positive-effects", "negative-effects", "medical", "tastes"] as const;

/** What growers say of the smoke, in the words of the strain's own categories; one in six says nothing. */
export function weekReports(diaries: readonly WrittenDiary[]): WeekReportRow[] {
  return diaries.flatMap(({ row, weeks, wish }) => {
    const harvest = weeks.find((week) => week.row.faza === 2)?.row;
    const random = seededRandom(row.id * 31 + 7);
    if (!harvest || random.chance(1 / 6)) return [];
    const words = strainWords(wish.strain);
    return REPORTED.flatMap((category) =>
      (words[category] ?? [])
        .filter((_, index) => random.chance(CHANCES[index] ?? 0))
        .map((val) => ({ diary_id: row.id, week_id: harvest.id, category, val })),
    );
  });
}
