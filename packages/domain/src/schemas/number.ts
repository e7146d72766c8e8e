import * as z from "zod/mini";
import type { NumberRange } from "../number-limits.ts";

/**
 * Creates the schema of a number within limits. Messages are codes: `wrong_type`, `out_of_range`.
 *
 * @example
 * number({ min: 0, max: 14 }).safeParse(6.2).success; // true
 */
export function number(range: NumberRange) {
  return z.number("wrong_type").check(
    z.check((context) => {
      if (context.value < range.min || context.value > range.max) {
        context.issues.push({
          code: "custom",
          message: "out_of_range",
          params: { min: range.min, max: range.max },
          input: context.value,
        });
      }
    }),
  );
}

/**
 * Creates the schema of a whole number within limits. Messages are codes: `wrong_type`, `out_of_range`.
 *
 * @example
 * whole({ min: 0, max: 10 }).safeParse(5.5).success; // false
 */
export function whole(range: NumberRange) {
  return number(range).check(z.refine((value) => Number.isInteger(value), "wrong_type"));
}

/** The id of a thing: a whole number from 1 on. Message: `wrong_type`. */
export const id = z.int("wrong_type").check(z.positive("wrong_type"));

/**
 * Creates the schema of a code of an option list. Message: `not_allowed`.
 *
 * @example
 * choice([1, 2, 3]).safeParse(4).success; // false
 */
export function choice<const Codes extends readonly (number | string)[]>(codes: Codes) {
  return z.literal([...codes] as Codes[number][], "not_allowed");
}
