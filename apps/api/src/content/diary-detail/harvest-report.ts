import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";

type Report = Schema<"HarvestReport">;

/** A word of the smoke report, as JSON in query results. */
export interface ReportWord {
  category: keyof Report;
  val: string;
}

/** Groups the words by category, in the order of the categories; null without words. */
export function presentReport(words: readonly ReportWord[]): Report | null {
  if (words.length === 0) return null;
  return {
    "positive-effects": wordsOf(words, "positive-effects", STRAIN_CATEGORIES["positive-effects"]),
    "negative-effects": wordsOf(words, "negative-effects", STRAIN_CATEGORIES["negative-effects"]),
    medical: wordsOf(words, "medical", STRAIN_CATEGORIES.medical),
    tastes: wordsOf(words, "tastes", STRAIN_CATEGORIES.tastes),
  };
}

function wordsOf<Value extends string>(
  words: readonly ReportWord[],
  category: keyof Report,
  values: readonly Value[],
): Value[] {
  const said = new Set(words.filter((word) => word.category === category).map((word) => word.val));
  return values.filter((value) => said.has(value));
}

/** Replaces the report words of a week. */
export async function saveHarvestReport(
  trx: QueryExecutorProvider,
  diaryId: number,
  weekId: number,
  report: Report,
): Promise<void> {
  const words = Object.entries(report).flatMap(([category, values]) =>
    values.map((val) => ({ category, val })),
  );
  await sql`
    with wanted as (
      select category, val from json_to_recordset(${JSON.stringify(words)}::json) as word (category text, val text)
    ), gone as (
      delete from week_report where diary_id = ${diaryId} and week_id = ${weekId}
        and (category, val) not in (select category, val from wanted)
    )
    insert into week_report (diary_id, week_id, category, val)
    select ${diaryId}, ${weekId}, category, val from wanted
    on conflict do nothing`.execute(trx);
}
