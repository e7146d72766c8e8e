import { type Measures, parseReading, type ReadingKey, showReading } from "@grow/domain";

/** A reading, or the dose of a nutrient. */
export type Measured = ReadingKey | "nutrient_val";
export type KnownValue = number | string | null | undefined;

export interface ShownField {
  readonly text: string;
  readonly exact?: string;
}

/** Comma and point are one mark. */
export const sameMark = (typed: string): string => typed.replaceAll(",", ".");

/**
 * Reads a field like `parseReading`, but returns the exact value that it was filled from while it says the same.
 *
 * @param known - values that the field may have been filled from, best first; "" for none
 */
export function parseField(
  key: Measured,
  typed: string,
  measures: Measures,
  ...known: readonly KnownValue[]
): ReturnType<typeof parseReading> {
  const text = sameMark(typed.trim());
  const exact = known
    .flatMap((value) => (value === null || value === undefined || value === "" ? [] : [Number(value)]))
    .find((value) => showReading(key, value, measures)?.text === text);
  return exact === undefined ? parseReading(key, typed, measures) : { ok: true, value: exact };
}

/** A value as a field shows it, with the exact one where the text alone would read back as another. */
export function shownField(key: Measured, value: number | null, measures: Measures): ShownField {
  const text = showReading(key, value, measures)?.text ?? "";
  const again = parseReading(key, text, measures);
  return value === null || (again.ok && again.value === value) ? { text } : { text, exact: String(value) };
}
