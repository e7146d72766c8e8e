import { normalisedText } from "../normalised-text.ts";
import { textIn } from "../number-input.ts";
import { withWesternDigits } from "../western-digits.ts";

/** The meaning of a typed number. */
export type TypedNumber =
  | { readonly kind: "empty" }
  | { readonly kind: "number"; readonly value: number; readonly rest: string }
  /** "1,250" is 1.25 or 1250, depending on the language. */
  | { readonly kind: "either"; readonly decimal: number; readonly grouped: number; readonly rest: string }
  | { readonly kind: "invalid" };

/**
 * Writes "½" as decimals, twelve of them, so that no group of three is among them. Signs like "²" and "①" become "^2" and "^1": they
 * look like digits, and are none of the number.
 */
function spellSign(_: string, sign: string): string {
  const [above, below] = sign.normalize("NFKC").split("⁄");
  return below ? `${(Number(above) / Number(below)).toFixed(12).slice(1)} ` : `^${above}`;
}

function normalise(typed: string): string {
  // Spanish keyboards have the ordinal sign where others have the degree sign.
  const text = normalisedText(typed.replaceAll("º", "°").replace(/ ?(\p{No})/gu, spellSign), "NFKC");
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
 * readTypedNumber("2½ l"); // { kind: "number", value: 2.5, rest: "l" }
 */
export function readTypedNumber(typed: string): TypedNumber {
  const text = normalise(textIn(typed));
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

/** A whole part, in groups of three with one and the same separator or without, and decimals. */
const DIGITS = /^([1-9]\d{0,2}([.,'’\s])\d{3}(?:\2\d{3})*|\d*)(?:([.,])(\d*))?$/u;

function readDigits(digits: string): number | { decimal: number; grouped: number } | null {
  const [, whole = "", group, point, decimals = ""] = DIGITS.exec(digits) ?? [];
  const plain = whole.replace(/\D/g, "");
  const value = Number(`${plain}.${decimals}`);
  // Groups and decimals together have different separators.
  if (!Number.isFinite(value) || (group && point && (group === point || decimals === ""))) return null;
  if (point || plain.length > 6 || (group !== "," && group !== ".")) return value;
  return { decimal: Number(whole.replace(",", ".")), grouped: value };
}
