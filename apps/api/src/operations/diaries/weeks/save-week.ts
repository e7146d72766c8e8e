import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { saveHarvestReport } from "../../../content/diary-detail/harvest-report.ts";
import { weekPropAssignments } from "../../../content/diary-detail/week-props.ts";
import { invalid, type Problem } from "../../../errors/api-error.ts";
import { saveWeekMedia } from "./save-week-media.ts";
import { readNutrients, saveNutrients } from "./save-week-nutrients.ts";

type Input = Schema<"WeekCreate">;

/**
 * Fills a week that is there already (a new one was just inserted) with what was sent: readings, words,
 * photos and films in their order, nutrients. What is left out becomes empty.
 *
 * @throws 422: `phase_mismatch` for a harvest block outside a harvest or doses within one, and what
 *   {@link saveWeekMedia} and {@link readNutrients} find
 */
export async function saveWeek(
  trx: QueryExecutorProvider,
  diaryId: number,
  weekId: number,
  input: Input,
): Promise<void> {
  const problems = phaseProblems(input);
  if (problems.length > 0) throw invalid(problems);
  const nutrients = await readNutrients(trx, diaryId, weekId, input);
  const harvest = input.faza === 2 ? input.item_harvest : null;
  const review = harvest?.item_review_seed;
  // Pages that know nothing of the report leave it as it is; a week that is no harvest has none.
  const report = harvest ? harvest.item_report : null;
  await sql`
    with taken_back as (
      delete from week_report where diary_id = ${diaryId} and week_id = ${weekId} and ${report === null}::boolean)
    update week set
      days = ${input.days}, faza = ${input.faza}, text = ${input.text ?? ""}, lang = coalesce(${input.lang ?? null}, lang),
      ${weekPropAssignments(input.props ?? {})},
      strain_comment = ${harvest?.strain_comment ?? ""},
      review_growing = ${review?.props.growing ?? null}, review_resistance = ${review?.props.resistance ?? null},
      review_general = ${review?.n_general ?? null}, review_text = ${review?.text ?? ""}
    where diary_id = ${diaryId} and id = ${weekId}`.execute(trx);
  await saveWeekMedia(trx, diaryId, weekId, input);
  await saveNutrients(trx, diaryId, weekId, nutrients);
  if (report) await saveHarvestReport(trx, diaryId, weekId, report);
}

function phaseProblems(input: Input): Problem[] {
  const isHarvest = input.faza === 2;
  const doses = input.item_flowering?.items_nutrient ?? [];
  if (!isHarvest && input.item_harvest) return [{ code: "phase_mismatch", field: "item_harvest" }];
  return isHarvest && doses.length > 0 ? [{ code: "phase_mismatch", field: "item_flowering" }] : [];
}
