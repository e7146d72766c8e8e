import type { Formats } from "@grow/i18n";

type Step = readonly [unit: string, size: number, from: number, digits: number];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units of time, the longest first: what one is in ms, and from how much on it is used. */
const TIMES: readonly Step[] = [
  ["d", DAY, 2 * DAY, 0],
  ["h", HOUR, 2 * HOUR, 0],
  ["min", MINUTE, 2 * MINUTE, 0],
  ["s", SECOND, SECOND, 1],
];

const SIZES: readonly Step[] = [
  ["TB", 1e12, 1e12, 1],
  ["GB", 1e9, 1e9, 1],
  ["MB", 1e6, 1e6, 0],
  ["kB", 1e3, 1e3, 0],
];

function word(
  formats: Formats,
  amount: number,
  steps: readonly Step[],
  smallest: string,
  moreDigits = 0,
): string {
  const [unit, size, , digits] = steps.find(([, , from]) => amount >= from) ?? [smallest, 1, 0, 0];
  return formats.unit(amount / size, unit, digits + moreDigits);
}

/** A length of time in its fitting unit: `212 ms`, `1.9 s`, `3 d`. */
export const durationWord = (formats: Formats, ms: number): string => word(formats, ms, TIMES, "ms");

/** The same with a digit more, for values close to each other. */
export const exactDuration = (formats: Formats, ms: number): string => word(formats, ms, TIMES, "ms", 1);

/** A size in its fitting unit: `11.2 GB`. */
export const bytesWord = (formats: Formats, bytes: number): string => word(formats, bytes, SIZES, "B");
