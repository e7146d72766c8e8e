import type { Formats } from "@grow/i18n";

/** A mean rating for `Score`; undefined before the first review. */
export function rateOf(formats: Formats, rate: number | null): { value: string; of: string } | undefined {
  return rate === null ? undefined : { value: formats.number(rate, 1), of: "/10" };
}
