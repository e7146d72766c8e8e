import type { Plain } from "./plain-statistics.ts";

/** The paths at which an answer differs; numbers are stored with three decimals. */
export function differences(is: unknown, should: unknown, path: string): string[] {
  if (typeof is === "number" && typeof should === "number")
    return Math.abs(is - should) < 0.0011 ? [] : [`${path}: ${is}, not ${should}`];
  if (is === null || should === null || typeof is !== "object" || typeof should !== "object")
    return is === should ? [] : [`${path}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`];
  const keys = new Set([...Object.keys(is), ...Object.keys(should)]);
  return [...keys].flatMap((key) =>
    differences((is as Plain)[key], (should as Plain)[key], `${path}.${key}`),
  );
}
