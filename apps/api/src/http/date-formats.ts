import { fullFormats } from "ajv-formats/dist/formats.js";

/** Characters of a date or instant, twice as many as any has. Longer texts are not parsed. */
const MAX_INSTANT = 64;

const isDate = validatorOf("date");
const isDateTime = validatorOf("date-time");

/**
 * Whether a text is a day that PostgreSQL can store: RFC 3339 has a year 0, PostgreSQL has not.
 *
 * @example
 * isStorableDay("0000-01-01"); // false
 */
export function isStorableDay(text: string): boolean {
  return text.length <= MAX_INSTANT && isDate(text) && !text.startsWith("0000");
}

/** Hours of the largest offset from UTC that PostgreSQL reads. RFC 3339 has 23. */
const MAX_OFFSET = 15;

/**
 * Whether a text is an instant that JavaScript and PostgreSQL can read: offsets may lead out of the years 1 to 9999, PostgreSQL ends at
 * 15:59 hours from UTC, and JavaScript knows no leap seconds.
 *
 * @example
 * isStorableInstant("9999-12-31T23:59:59-14:00"); // false
 */
export function isStorableInstant(text: string): boolean {
  if (text.length > MAX_INSTANT || !isDateTime(text)) return false;
  const hours = /[+-](\d\d)(?::?\d\d)?$/.exec(text)?.[1];
  if (Number(hours ?? 0) > MAX_OFFSET) return false;
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

function validatorOf(name: "date" | "date-time"): (text: string) => boolean {
  const format = fullFormats[name];
  if (typeof format !== "object" || !("validate" in format) || typeof format.validate !== "function") {
    throw new Error(`The format ${name} has no validator.`);
  }
  const { validate } = format;
  return (text) => Reflect.apply(validate, undefined, [text]) === true;
}
