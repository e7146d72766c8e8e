import * as z from "zod/mini";
import {
  COUNT_LIMITS,
  LIMITS,
  NUMBER_LIMITS,
  READING_KEYS,
  READING_LIMITS,
  type ReadingKey,
} from "../limits.ts";
import { PHASES } from "../phase.ts";
import { isPlainDate } from "../plain-date.ts";
import { choice, number, whole } from "./number.ts";
import { text } from "./text.ts";

const COUNTS: readonly ReadingKey[] = ["harvest_plant", "smell"];

type ReadingShape = Record<ReadingKey, z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber>>>;

const readings = Object.fromEntries(
  READING_KEYS.map((key) => {
    const limits = READING_LIMITS[key];
    return [key, z.optional(z.nullable(COUNTS.includes(key) ? whole(limits) : number(limits)))];
  }),
) as ReadingShape;

/** A day that exists, as YYYY-MM-DD. */
export const plainDate = z.string("wrong_type").check(z.refine(isPlainDate, "wrong_format"));

/** Readings of a week in the units they are stored in; a reading that is missing or `null` is empty. */
export const weekProps = z.strictObject(
  {
    ...readings,
    germ_date: z.optional(z.nullable(plainDate)),
    feeding_schedule: z.optional(z.nullable(text(LIMITS.feeding_schedule))),
    harvest_smoke: z.optional(z.nullable(text(LIMITS.harvest_smoke))),
  },
  "unknown_field",
);

/** A rating, whole, 0 to 10. */
export const rating = whole(NUMBER_LIMITS.rating);

/** A nutrient of a week: a growth week gives its dose in ml/l, a harvest week what the grower thinks of it. */
export const nutrientRow = z.object({
  name: text(LIMITS.equipment_name),
  product_id: z.optional(z.nullable(z.int("wrong_type"))),
  val: z.optional(z.nullable(number(NUMBER_LIMITS.nutrient_val))),
  comment: z.optional(z.nullable(text(LIMITS.nutrient_comment))),
  n_general: z.optional(z.nullable(rating)),
});

/** Form of a week: what every phase has, and the blocks of flowering and harvest. */
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
