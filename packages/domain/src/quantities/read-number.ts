import { readTypedNumber } from "../units/typed-number.ts";

/** Why a typed quantity was rejected. */
export type QuantityProblem =
  /** Nothing was typed. */
  | "empty"
  /** It is not a number. */
  | "number"
  /** A comma or point may separate decimals or thousands, and no locale tells which. */
  | "ambiguous"
  /** The unit is unknown or belongs to another kind. */
  | "unit"
  /** Such a quantity is impossible. */
  | "range";

/** What a comma or point between digits means. */
export type Separators = "grouped" | "decimal";

/** A number at the beginning of a text, and the rest. */
type Read = { readonly value: number; rest: string } | { readonly problem: QuantityProblem };

/**
 * What a separator means in a language. Russian groups with spaces and Swiss German with apostrophes, so a point or comma that is not their
 * decimal separator means neither.
 *
 * @returns `null` when the language does not tell, is unknown, or the tag is none: the language of the machine would be a guess
 */
function meaningOf(separator: string, locale: string | undefined): Separators | null {
  if (locale === undefined) return null;
  try {
    const [known] = Intl.NumberFormat.supportedLocalesOf(locale.replaceAll("_", "-"));
    if (known === undefined) return null;
    // Spanish and others do not group four digits. Digits are western here, whichever the language has.
    const parts = new Intl.NumberFormat(known, { numberingSystem: "latn" }).formatToParts(1_234_567.5);
    const type = parts.find(({ value }) => value === separator)?.type;
    return type === "decimal" ? "decimal" : type === "group" ? "grouped" : null;
  } catch {
    return null;
  }
}

/** Reads the number at the beginning of a text; `known` is the meaning of separators, where the caller tries both. */
export function readNumber(text: string, locale: string | undefined, known: Separators | null): Read {
  const fraction = /^([+-]?) ?(?:(\d+) )?(\d+)\/(\d+)(?![\d/])/.exec(text);
  if (fraction) {
    const [all, sign, whole = "0", above = "0", below = "0"] = fraction;
    if (Number(below) === 0) return { problem: "number" };
    const size = Number(whole) + Number(above) / Number(below);
    return { value: sign === "-" ? -size : size, rest: text.slice(all.length).trim() };
  }
  // An apostrophe between three digits groups thousands; elsewhere it is a foot.
  const match = /^[+-]? ?(?:\d(?:[\d.,]|'(?=\d{3})|[ ](?=\d{3}(?!\d)))*|[.,]\d+)/.exec(text);
  if (!match) return { problem: "number" };
  const number = readTypedNumber(match[0].replace(/^([+-]) /, "$1"));
  const rest = text.slice(match[0].length).trim();
  if (number.kind === "number") return { value: number.value, rest };
  if (number.kind !== "either") return { problem: "number" };
  const meaning = known ?? meaningOf(match[0].includes(",") ? "," : ".", locale);
  return meaning === null ? { problem: "ambiguous" } : { value: number[meaning], rest };
}
