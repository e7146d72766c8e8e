import { listIn } from "./argument-checks.ts";
import { plainText } from "./plain-text.ts";

/**
 * Checks whether a field is filled in.
 *
 * `null`, `undefined`, texts without a visible character (`<p></p>`), numbers that are not finite and empty lists are empty. Zero is a value (0 °C,
 * rating 0) and counts as filled.
 *
 * @example
 * isFilled(0); // true
 * isFilled("  "); // false
 * isFilled("<p></p>"); // false
 */
export function isFilled(value: unknown): boolean {
  if (typeof value === "string") return plainText(value) !== "";
  if (typeof value === "number") return Number.isFinite(value);
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}

/**
 * Counts the named fields that are filled in; a missing object has none.
 *
 * @example
 * countFilled({ ph: 6.1, co2: null }, ["ph", "co2"]); // 1
 */
export function countFilled<Key extends string>(
  fields: { readonly [K in Key]?: unknown } | null | undefined,
  keys: readonly Key[],
): number {
  if (!fields) return 0;
  return listIn(keys).filter((key) => isFilled(fields[key])).length;
}
