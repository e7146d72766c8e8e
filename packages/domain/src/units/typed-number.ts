import { normalisedText } from "../normalised-text.ts";
import { withWesternDigits } from "../western-digits.ts";

/** The meaning of a typed number. */
export type TypedNumber =
  | { readonly kind: "empty" }
  | { readonly kind: "number"; readonly value: number; readonly rest: string }
  /** "1,250" is 1.25 or 1250, depending on the language. */
  | { readonly kind: "either"; readonly decimal: number; readonly grouped: number; readonly rest: string }
  | { readonly kind: "invalid" };

function normalise(typed: string): string {
  // Spanish keyboards have the ordinal sign where others have the degree sign.
  const text = normalisedText(typed.replaceAll("º", "°"), "NFKC");
  return withWesternDigits(text).replace(/[−–]/g, "-").trim();
}

const NUMBER = /^([+-]?)(\d[\d.,'’\s]*|[.,]\d+)(.*)$/su;

/**
 * Parses a number as people type it: decimal comma or point, grouped thousands, a unit after it.
 *
 * @param typed - content of an input field
 * @returns the number and the text after it; never `NaN`
 * @example
 * readTypedNumber("25,4 °C"); // { kind: "number", value: 25.4, rest: "°C" }
 * readTypedNumber("1,250"); // { kind: "either", decimal: 1.25, grouped: 1250, rest: "" }
 */
export function readTypedNumber(typed: string): TypedNumber {
  const text = normalise(typed);
  if (text === "") return { kind: "empty" };
  const match = NUMBER.exec(text);
  if (!match) return { kind: "invalid" };
  const sign = match[1] === "-" ? -1 : 1;
  const digits = (match[2] ?? "").trim();
  const rest = (match[3] ?? "").trim();
  const value = readDigits(digits);
  if (value === null) return { kind: "invalid" };
  if (typeof value === "number") return { kind: "number", value: sign * value, rest };
  return { kind: "either", decimal: sign * value.decimal, grouped: sign * value.grouped, rest };
}

/** Digits in groups of three after the first, with one and the same separator. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/u;

function readDigits(digits: string): number | { decimal: number; grouped: number } | null {
  if (/^\d+$/.test(digits)) return finite(Number(digits));
  const plain = digits.replace(/[.,'’\s]/gu, "");
  if (GROUPED.test(digits)) {
    const separators = digits.match(/[.,'’\s]/gu) ?? [];
    const separator = separators[0] ?? "";
    if (separators.length === 1 && (separator === "," || separator === ".")) {
      return { decimal: Number(digits.replace(",", ".")), grouped: Number(plain) };
    }
    return finite(Number(plain));
  }
  if (/^\d*[.,]\d+$|^\d+[.,]$/.test(digits)) return finite(Number(digits.replace(",", ".")));
  // Groups and decimals together: the last separator is the decimal one and differs from the others.
  const mixed = /^(.*\d)([.,])(\d+)$/su.exec(digits);
  const whole = mixed?.[1] ?? "";
  if (mixed && GROUPED.test(whole) && !whole.includes(mixed[2] ?? "")) {
    return finite(Number(`${whole.replace(/[.,'’\s]/gu, "")}.${mixed[3]}`));
  }
  return null;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
