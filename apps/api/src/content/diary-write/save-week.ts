import type { Schema } from "@grow/contract";
import { PH_DECIMALS, roundTo } from "@grow/domain";
import { SEED_LIMITS, seedProblem, sortEvents } from "@grow/domain/weeks";
import { type QueryExecutorProvider, sql } from "kysely";
import { invalid, type Problem } from "../../errors/api-error.ts";
import { saveHarvestReport } from "../diary-detail/harvest-report.ts";
import { weekPropAssignments } from "../diary-detail/week-props.ts";
import { saveWeekMedia } from "./save-week-media.ts";
import { readNutrients, saveNutrients } from "./save-week-nutrients.ts";

type Input = Schema<"WeekCreate">;

/**
 * Writes all fields of an existing week (a new one was just inserted): readings, text, photos and videos in
 * their order, nutrients. Fields left out become empty.
 *
 * @param isNew the week was inserted in this transaction, so it has no nutrients to replace
 * @throws 422: `phase_mismatch` for a harvest block outside a harvest, doses, events or feedings within one, or seeds outside
 *   germination; `required` and `out_of_range` for more sprouted seeds than sown ones; and what {@link saveWeekMedia} and {@link readNutrients} find
 */
export async function saveWeek(
  trx: QueryExecutorProvider,
  diaryId: number,
  weekId: number,
  input: Input,
  { isNew = false } = {},
): Promise<void> {
  const problems = [...phaseProblems(input), ...seedProblems(input)];
  if (problems.length > 0) throw invalid(problems);
  const nutrients = await readNutrients(trx, diaryId, weekId, input);
  const harvest = input.faza === 2 ? input.item_harvest : null;
  const review = harvest?.item_review_seed;
  // Clients that do not send the report keep it; only harvests have one.
  const report = harvest ? harvest.item_report : null;
  await sql`
    with taken_back as (
      delete from week_report where diary_id = ${diaryId} and week_id = ${weekId} and ${report === null}::boolean)
    update week set
      days = ${input.days}, faza = ${input.faza}, text = ${input.text ?? ""}, lang = coalesce(${input.lang ?? null}, lang),
      ${weekPropAssignments(input.props ?? {})},
      strain_comment = ${harvest?.strain_comment ?? ""},
      review_growing = ${review?.props.growing ?? null}, review_resistance = ${review?.props.resistance ?? null},
      review_general = ${review?.n_general ?? null}, review_text = ${review?.text ?? ""},
      events = ${JSON.stringify(sortEvents(input.items_event ?? []))}::jsonb,
      feedings = ${JSON.stringify((input.items_feeding ?? []).map(roundedFeeding))}::jsonb
    where diary_id = ${diaryId} and id = ${weekId}`.execute(trx);
  await saveWeekMedia(trx, diaryId, weekId, input);
  await saveNutrients(trx, diaryId, weekId, nutrients, { isNew });
  if (report) await saveHarvestReport(trx, diaryId, weekId, report);
}

function phaseProblems(input: Input): Problem[] {
  const isHarvest = input.faza === 2;
  const doses = input.item_flowering?.items_nutrient ?? [];
  if (!isHarvest && input.item_harvest) return [{ code: "phase_mismatch", field: "item_harvest" }];
  const growing: Record<string, readonly unknown[]> = {
    item_flowering: doses,
    items_event: input.items_event ?? [],
    items_feeding: input.items_feeding ?? [],
  };
  return Object.entries(growing).flatMap(([field, rows]): Problem[] =>
    isHarvest && rows.length > 0 ? [{ code: "phase_mismatch", field }] : [],
  );
}

/** A feeding whose pH values are rounded as they are shown. */
function roundedFeeding({ ph, runoff_ph, ...feeding }: Schema<"Feeding">): Schema<"Feeding"> {
  const rounded = (value: number | null) => roundTo(value, PH_DECIMALS);
  return { ...feeding, ph: rounded(ph), runoff_ph: rounded(runoff_ph) };
}

const SEED_FIELDS = ["germination_method", "seeds_sown", "seeds_sprouted"] as const;

function seedProblems({ faza, props = {} }: Input): Problem[] {
  const given = SEED_FIELDS.filter((name) => props[name] !== null && props[name] !== undefined);
  if (faza !== -1) return given.map((name) => ({ code: "phase_mismatch", field: `props.${name}` }));
  const found = seedProblem(props);
  if (found === null) return [];
  const field = `props.${found.field}`;
  if (found.problem === "required") return [{ code: "required", field }];
  const params = { min: SEED_LIMITS.seeds_sprouted.min, max: props.seeds_sown ?? 0 };
  return [{ code: "out_of_range", field, params }];
}
