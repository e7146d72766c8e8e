import * as z from "zod/mini";
import { GERMINATION_METHODS } from "../germination-methods.ts";
import { COUNT_LIMITS, LIMITS } from "../limits.ts";
import { NUMBER_LIMITS } from "../number-limits.ts";
import { PHASES } from "../phase.ts";
import { isPlainDate } from "../plain-date.ts";
import { READING_KEYS, READINGS, type ReadingKey } from "../readings.ts";
import { SEED_LIMITS } from "../weeks/seed-counts.ts";
import { choice, number, whole } from "./number.ts";
import { text } from "./text.ts";

type ReadingShape = Record<ReadingKey, z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber>>>;

const readings = Object.fromEntries(
  READING_KEYS.map((key) => {
    const reading = READINGS[key];
    return [key, z.optional(z.nullable(reading.isWhole ? whole(reading) : number(reading)))];
  }),
) as ReadingShape;

/** An existing calendar day, as YYYY-MM-DD. */
export const plainDate = z.string("wrong_type").check(z.refine(isPlainDate, "wrong_format"));

/** Readings of a week in stored units; missing or `null` means not taken. */
export const weekProps = z.strictObject(
  {
    ...readings,
    germ_date: z.optional(z.nullable(plainDate)),
    germination_method: z.optional(z.nullable(choice(GERMINATION_METHODS.map(({ code }) => code)))),
    seeds_sown: z.optional(z.nullable(whole(SEED_LIMITS.seeds_sown))),
    seeds_sprouted: z.optional(z.nullable(whole(SEED_LIMITS.seeds_sprouted))),
    feeding_schedule: z.optional(z.nullable(text(LIMITS.feeding_schedule))),
    harvest_smoke: z.optional(z.nullable(text(LIMITS.harvest_smoke))),
  },
  { error: (issue) => (issue.code === "unrecognized_keys" ? "unknown_field" : undefined) },
);

/** A rating: a whole number from 0 to 10. */
export const rating = whole(NUMBER_LIMITS.rating);

/** A nutrient of a week: with its dose in ml/l in a growing week, with a review in a harvest week. */
export const nutrientRow = z.object({
  name: text(LIMITS.equipment_name),
  product_id: z.optional(z.nullable(z.int("wrong_type"))),
  val: z.optional(z.nullable(number(NUMBER_LIMITS.nutrient_val))),
  comment: z.optional(z.nullable(text(LIMITS.nutrient_comment))),
  n_general: z.optional(z.nullable(rating)),
});

/** Form of a week, including the blocks of flowering and harvest. */
export const weekForm = z.object({
  faza: choice(PHASES.map((phase) => phase.faza)),
  days: whole(NUMBER_LIMITS.week_days),
  text: text(LIMITS.week_text),
  props: weekProps,
  nutrients: z.optional(z.array(nutrientRow).check(z.maxLength(COUNT_LIMITS.nutrients_of_week, "too_many"))),
  strain_comment: z.optional(text(LIMITS.strain_comment)),
  review: z.optional(
    z.object({
      growing: z.optional(z.nullable(rating)),
      resistance: z.optional(z.nullable(rating)),
      n_general: z.optional(z.nullable(rating)),
      text: z.optional(text(LIMITS.review_text)),
    }),
  ),
});
