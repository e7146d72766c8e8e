import { objectIn, oneOf, wrong } from "../argument-checks.ts";
import { normalisedText } from "../normalised-text.ts";
import { textIn, withoutNoise } from "../number-input.ts";
import { withWesternDigits } from "../western-digits.ts";
import type { QuantityUnit } from "./quantity-unit.ts";
import { KINDS, type KindInfo, type QuantityKind, type WrittenUnit } from "./quantity-units.ts";
import { type QuantityProblem, readNumber, type Separators } from "./read-number.ts";

/** The stored unit of each kind of quantity. */
export interface StoredUnits {
  readonly length: "cm";
  readonly area: "m2";
  readonly weight: "g";
  readonly volume: "l";
  readonly temperature: "c";
  readonly ec: "ms";
  readonly dose: "mll";
  readonly light: "h";
  readonly ph: "ph";
  readonly percent: "percent";
  readonly co2: "ppm";
  readonly power: "w";
  readonly ppfd: "umol";
}

/** A typed quantity in the stored unit of its kind, or the reason it was rejected. */
export type ParsedQuantity<Kind extends QuantityKind = QuantityKind> =
  | {
      readonly ok: true;
      /** Value in `unit`. */
      readonly value: number;
      readonly unit: StoredUnits[Kind];
      /** The unit that was typed, or assumed where none was. */
      readonly typed: QuantityUnit;
    }
  | { readonly ok: false; readonly problem: QuantityProblem };

/** How a quantity is read. */
export interface QuantityOptions {
  /** Language tag that tells a decimal comma from a decimal point where both are possible: "1,250". */
  readonly locale?: string | undefined;
  /** Unit of a number without one: a unit of the kind, by default its stored one. */
  readonly unit?: QuantityUnit | undefined;
}

/** Writes "½" as " 1/2". Signs like "²" and "①" become "^2" and "^1": they look like digits, and are none of the number. */
function spellSign(sign: string): string {
  const spelled = sign.normalize("NFKC");
  return spelled.includes("⁄") ? ` ${spelled}` : `^${spelled}`;
}

/** Brings spellings together: fractions, primes, digits, degrees, the two micro signs, points of abbreviations, and spaces around a slash. */
function normalise(typed: string): string {
  const spelled = typed
    .replace(/\p{No}/gu, spellSign)
    // Spanish keyboards have the ordinal sign where others have the degree sign.
    .replaceAll("º", "°");
  return withWesternDigits(normalisedText(spelled, "NFKC"))
    .toLowerCase()
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/μ/g, "µ")
    .replace(/[−–]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/ ?[/⁄∕] ?/g, "/")
    .replace(/° /g, "°")
    .replaceAll("٪", "%")
    .replace(/([\p{L}\p{M}])\.(?!\d)/gu, "$1")
    .trim();
}

/** What shows that a spelling is only the beginning of a word: of "m/s" or "mol" after a letter, of "ppm 5000" after a digit. */
const LONGER_WORD = { letter: /^[\p{L}\p{M}/^]/u, digit: /^[\p{L}\p{M}\d.,/^]/u };

/** What makes a length an area or a volume: the digit of "m2", not that of "1m25" or "6ft2in". "5ft3" is a height, unlike "5 ft³". */
const EXPONENT = { m: /^[23](?![\d.,]| ?[\p{L}'"])/u, ft: /^2(?![\d.,]| ?[\p{L}'"])/u };

/** "m²" is "m2" in an area; in a length the sign stays, so that it is none. */
const withPlainExponents = (text: string) => text.replace(/([mмt])\^([23])/gu, "$1$2");

/** A dose in words: "ml pro Liter", "ч.л./галлон". */
const PER = /^(.+?)(?:\/| per | pro | por | на | ?ต่อ ?)(.+)$/u;

function readDose(text: string, info: KindInfo): { unit: WrittenUnit; rest: string } | null {
  const [of, per] = (PER.exec(text) ?? []).slice(1).map((part) => readUnit(part.trim(), KINDS.volume));
  if (of?.rest !== "" || per?.rest !== "") return null;
  const unit = info.units.find(({ unit }) => unit === `${of.unit.unit}${per.unit.unit}`);
  return unit ? { unit, rest: "" } : null;
}

/** The unit at the beginning of a text: the longest spelling that is a whole word. */
function readUnit(text: string, info: KindInfo): { unit: WrittenUnit; rest: string } | null {
  let found: { unit: WrittenUnit; length: number } | null = null;
  for (const unit of info.units) {
    const exponent = unit.unit === "ft" ? EXPONENT.ft : EXPONENT.m;
    for (const written of unit.words) {
      const word = withPlainExponents(normalise(written));
      if (!text.startsWith(word) || word.length <= (found?.length ?? 0)) continue;
      const isLetter = /\p{L}$/u.test(word);
      const end = isLetter ? LONGER_WORD.letter : /\d$/.test(word) ? LONGER_WORD.digit : null;
      const after = text.slice(word.length);
      if (end?.test(after) || (isLetter && info === KINDS.length && exponent.test(after))) continue;
      found = { unit, length: word.length };
    }
  }
  if (!found) return info === KINDS.dose ? readDose(text, info) : null;
  return { unit: found.unit, rest: text.slice(found.length).replace(/^[.\s]+/, "") };
}

const stored = (value: number, { factor, shift = 0 }: WrittenUnit) => (value + shift) * factor;

const SCHEDULE = /^(\d+(?:[.,]\d+)?) ?([^\d/:]*)[/:] ?(\d+(?:[.,]\d+)?) ?(\D*)$/;

/**
 * Hours of light in "18/6", "18:6" and "18 h/6 h", whose sum is a day.
 *
 * @returns `null` for anything else, `NaN` for two numbers that are neither a day nor a fraction of an hour, such as "1/2 h"
 */
function lightSchedule(text: string, info: KindInfo): number | null {
  const [, on = "", middle = "", off = "", end = ""] = SCHEDULE.exec(text) ?? [];
  const [light = 0, dark = 0] = [on, off].map((hours) => Number(hours.replace(",", ".")));
  const units = [middle, end].filter((word) => word !== "").map((word) => readUnit(word, info));
  if (on === "" || units.some((unit) => unit?.rest !== "")) return null;
  const [hour] = info.units;
  if (light + dark === 24 && units.every((found) => found?.unit === hour)) return light;
  return middle === "" && light < dark && dark <= 8 && text.includes("/") ? null : Number.NaN;
}

/**
 * Parses a quantity as people type it, in any unit of its kind: "1,5 l", "2 lb 3 oz", `5'3"`, "1/2 tsp/gal", "1400 µS/cm", "18/6".
 *
 * Decimal comma and point both work. Where a separator may also group thousands ("1,250"), the locale tells, unless its meaning is impossible
 * for the kind: an EC of "1.400" is 1.4 in German too. Without a locale, with an unknown one, and in a language that has no use for that
 * separator (a point in Russian), only a quantity with one possible meaning is read; any other is ambiguous. Degrees without a scale ("25°") have the unit of the options, and are ambiguous without it. "oz" is a weight or a fluid ounce by its kind, and "ppm" of a solution is on the 500 scale, unless the assumed unit is "ppm700". Lengths, weights, volumes and
 * hours may have parts, each less than one of the unit before it. A unit of another kind is a problem.
 *
 * @param typed - what was typed
 * @param kind - what it measures
 * @returns the value in the stored unit of the kind, rounded like a conversion, with both units; or the problem
 * @throws TypeError when `typed` is no text, and for an unknown kind and options of another type; for an assumed unit of another kind
 * @example
 * parseQuantity("1,5 l", "volume", { locale: "de" }); // { ok: true, value: 1.5, unit: "l", typed: "l" }
 * parseQuantity("2½ lb", "weight"); // { ok: true, value: 1133.980925, unit: "g", typed: "lb" }
 * parseQuantity("5'3\"", "length"); // { ok: true, value: 160.02, unit: "cm", typed: "ft" }
 * parseQuantity("980 ppm700", "ec"); // { ok: true, value: 1.4, unit: "ms", typed: "ppm700" }
 * parseQuantity("18/6 h", "light"); // { ok: true, value: 18, unit: "h", typed: "h" }
 * parseQuantity("1,250 ml", "volume"); // { ok: false, problem: "ambiguous" }
 */
export function parseQuantity<Kind extends QuantityKind>(
  typed: string,
  kind: Kind,
  options: QuantityOptions = {},
): ParsedQuantity<Kind> {
  const spelled = normalise(textIn(typed));
  oneOf(Object.keys(KINDS), kind);
  const info = scaledInfo(kind, objectIn(options).unit);
  const text = kind === "length" ? spelled : withPlainExponents(spelled);
  const { locale, unit } = options;
  if (locale !== undefined && typeof locale !== "string")
    wrong("a text as locale", locale === null ? locale : typeof locale);
  if (unit !== undefined)
    oneOf(
      info.units.map(({ unit }) => unit),
      unit,
    );
  const read = (known: Separators | null) => readQuantity(text, info, { locale, unit, known });
  const result = read(null);
  // The first unit of a kind is its stored one.
  if (typeof result !== "string")
    return { ok: true, unit: info.units[0].unit as StoredUnits[Kind], ...result };
  if (result !== "ambiguous" && result !== "range")
    return { ok: false, problem: result === "part" ? "range" : result };
  // "1.400" of EC is 1.4 in any language: 1400 is impossible.
  const meanings = (["decimal", "grouped"] as const).map(read);
  const [only, other] = meanings.filter((one) => typeof one !== "string");
  if (only !== undefined && other === undefined)
    return { ok: true, unit: info.units[0].unit as StoredUnits[Kind], ...only };
  return { ok: false, problem: meanings.every((one) => one === "range") ? "range" : result };
}

/** A bare "ppm" is on the 500 scale, unless the caller assumes the other one. */
function scaledInfo(kind: QuantityKind, assumed: QuantityUnit | undefined): KindInfo {
  const info = KINDS[kind];
  if (kind !== "ec" || assumed !== "ppm700") return info;
  const [own, ...others] = info.units;
  const scaled = others.map((unit) => {
    const words = unit.words.filter((word) => word !== "ppm");
    return { ...unit, words: unit.unit === assumed ? [...words, "ppm"] : words };
  });
  return { ...info, units: [own, ...scaled] };
}

/** Degrees without their scale. */
const DEGREES = /^(?:°|deg|degrees?)$/;

function readQuantity(
  text: string,
  info: KindInfo,
  { locale, unit: assumed, known }: QuantityOptions & { readonly known: Separators | null },
): { readonly value: number; readonly typed: QuantityUnit } | QuantityProblem | "part" {
  const [own] = info.units;
  const done = (value: number, unit: WrittenUnit) => {
    const rounded = withoutNoise(value);
    return rounded >= info.min && rounded <= info.max
      ? { value: rounded, typed: unit.unit }
      : ("range" as const);
  };
  if (text === "") return "empty";
  const hours = info === KINDS.light ? lightSchedule(text, info) : null;
  if (hours !== null) return done(hours, own);
  // "pH 6.2" and "EC 1.4" have the unit in front. A prime belongs to the number before it.
  const before = /^['"]/.test(text) ? null : readUnit(text, info);
  const isInFront = before !== null && /^[+-]?[\d.,]/.test(before.rest);
  let rest = isInFront ? before.rest : text;
  let sum = 0;
  let first: WrittenUnit | undefined;
  let unit: WrittenUnit | undefined;
  do {
    const number = readNumber(rest, locale, known);
    // "980 ppm (EU scale)": its number was read, so the rest is no unit.
    if ("problem" in number)
      return unit !== undefined && number.problem === "number" && !/^[+-]/.test(rest)
        ? "unit"
        : number.problem;
    if (info === KINDS.temperature && DEGREES.test(number.rest)) {
      if (assumed === undefined) return "ambiguous";
      number.rest = "";
    }
    const written = number.rest === "" ? null : readUnit(number.rest, info);
    if (number.rest !== "" && written === null) return "unit";
    const next: WrittenUnit | undefined =
      written?.unit ??
      (unit
        ? smaller(unit, info, rest)
        : isInFront
          ? before.unit
          : info.units.find((one) => one.unit === (assumed ?? own.unit)));
    if (next === undefined) return "unit";
    if (unit !== undefined) {
      // A further part ("2 lb 3 oz") is of a smaller unit.
      if (!info.hasParts || next.factor >= unit.factor) return "unit";
      if (!/^[\d.,]/.test(rest)) return "number";
      // Too much for a part whatever its separator means: "5 kg 1500 g".
      if (stored(number.value, next) >= unit.factor) return "part";
    }
    sum += stored(number.value, next);
    first ??= next;
    unit = next;
    rest = written?.rest ?? "";
  } while (rest !== "");
  return done(sum, first);
}

/** The unit of a last part without one: inches after feet, centimetres after metres, and minutes after hours, with two digits. */
function smaller({ unit }: WrittenUnit, { units }: KindInfo, part: string): WrittenUnit | undefined {
  const name =
    unit === "ft" ? "in" : unit === "m" ? "cm" : unit === "h" && /^\d\d$/.test(part) ? "min" : undefined;
  return units.find((one) => one.unit === name);
}
