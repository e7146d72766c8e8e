import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { invalid, type Problem } from "../../http/problem.ts";
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
  const props = input.props ?? {};
  const harvest = input.faza === 2 ? input.item_harvest : null;
  const review = harvest?.item_review_seed;
  await sql`
    update week set
      days = ${input.days}, faza = ${input.faza}, text = ${input.text ?? ""}, lang = coalesce(${input.lang ?? null}, lang),
      ${sql.join(PROPS.map((name) => sql`${sql.ref(name)} = ${props[name] ?? null}`))},
      ph = round(${props.ph ?? null}::numeric, 1),
      strain_comment = ${harvest?.strain_comment ?? ""},
      review_growing = ${review?.props.growing ?? null}, review_resistance = ${review?.props.resistance ?? null},
      review_general = ${review?.n_general ?? null}, review_text = ${review?.text ?? ""}
    where diary_id = ${diaryId} and id = ${weekId}`.execute(trx);
  await saveWeekMedia(trx, diaryId, weekId, input);
  await saveNutrients(trx, diaryId, weekId, nutrients);
}

/** All readings but pH, which is kept with one decimal. */
const PROPS = [
  "air_hum",
  "air_temp",
  "co2",
  "height",
  "lamp_distance",
  "light",
  "night_air_temp",
  "pot_size",
  "ppm",
  "smell",
  "solution_temp",
  "substrate_temp",
  "tds",
  "watering_volume",
  "germ_date",
  "light_intensity",
  "feeding_schedule",
  "harvest_weight",
  "harvest_wet_weight",
  "harvest_plant",
  "harvest_watt",
  "harvest_space",
  "harvest_smoke",
] as const satisfies readonly (keyof Schema<"WeekProps">)[];

function phaseProblems(input: Input): Problem[] {
  const isHarvest = input.faza === 2;
  const doses = input.item_flowering?.items_nutrient ?? [];
  if (!isHarvest && input.item_harvest) return [{ code: "phase_mismatch", field: "item_harvest" }];
  return isHarvest && doses.length > 0 ? [{ code: "phase_mismatch", field: "item_flowering" }] : [];
}
