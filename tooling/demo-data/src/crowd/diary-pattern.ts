import { diaryProgress } from "@grow/domain";
import type { DemoData } from "../generate.ts";
import { scored } from "../growing/week-rows.ts";
import type { DemoTables, DiaryRow, NutrientRow, WeekRow } from "../rows.ts";

/** A diary of the demo site with what copies of it take over. */
export interface BaseDiary {
  readonly row: DiaryRow;
  readonly weeks: readonly { readonly row: WeekRow; readonly nutrients: readonly NutrientRow[] }[];
  readonly equip: DemoTables["diary_equip"];
  readonly reviews: DemoTables["review"];
}

/** The diaries of the demo site as patterns. Copies have no photos of their own, which is what their completeness says. */
export function patternsOf({ tables }: DemoData): BaseDiary[] {
  const group = <Row>(rows: readonly Row[], key: (row: Row) => number) => {
    const groups = new Map<number, Row[]>();
    for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
    return (id: number) => groups.get(id) ?? [];
  };
  const weeksOf = group(tables.week, (row) => row.diary_id);
  const nutrientsOf = group(tables.week_nutrient, (row) => row.week_id);
  const equipOf = group(tables.diary_equip, (row) => row.diary_id);
  const reviewsOf = group(tables.review, (row) => row.diary_id);
  return tables.diary.map((row) => {
    const weeks = weeksOf(row.id).map((week) => {
      const nutrients = nutrientsOf(week.id);
      const n_progress = diaryProgress([scored(week, nutrients, 0)]);
      return { row: { ...week, n_progress, cnt_likes: 0, cnt_comments: 0 }, nutrients };
    });
    const n_progress = diaryProgress(weeks.map((week) => scored(week.row, week.nutrients, 0)));
    return {
      row: { ...row, n_progress, is_lock: false, dublicate_num: 0, cnt_photos: 0, cnt_followers: 0 },
      weeks,
      equip: equipOf(row.id),
      reviews: reviewsOf(row.id),
    };
  });
}
