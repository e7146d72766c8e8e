import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuantity } from "./parse-quantity.ts";
import { QUANTITY_SYMBOLS } from "./quantity-symbols.ts";
import { KINDS, type QuantityKind } from "./quantity-units.ts";
import type { QuantityProblem } from "./read-number.ts";

type Row = [typed: string, kind: QuantityKind, value: number | QuantityProblem, locale: string | undefined];

const rows = (
  [
    ["1,5 l", "volume", 1.5, "de"],
    ["1,5 l", "volume", 1.5],
    ["500 ml", "volume", 0.5],
    ["2 qt", "volume", 1.892705892],
    ["1 tsp", "volume", 0.00492892159375],
    ["8 fl. oz", "volume", 0.2365882365],
    ["8 oz", "volume", 0.2365882365],
    ["1/2 gal", "volume", 1.892705892],
    ["1 1/2 gal", "volume", 5.678117676],
    ["1½ gal", "volume", 5.678117676],
    ["1'000 ml", "volume", 1],
    ["1 250 ml", "volume", 1.25],
    ["1,250 ml", "volume", 1.25, "en-US"],
    ["1.250 ml", "volume", 1.25, "de_DE"],
    ["1,250 ml", "volume", 0.00125, "ru"],
    ["1,250 ml", "volume", "ambiguous"],
    ["1,250 ml", "volume", "ambiguous", "no language"],
    ["1,250.5 ml", "volume", 1.2505],
    ["1.250,5 ml", "volume", 1.2505],
    ["1,500,000 ml", "volume", 1500],
    ["-1.5 l", "volume", "range"],
    ["2½ l", "volume", 2.5],
    ["2 ½ l", "volume", 2.5],
    ["2⅕ l", "volume", 2.2],
    ["2⅜ gal", "volume", 8.990352987],
    ["⅞ oz", "weight", 24.8058327344],
    ["2½", "weight", 2.5],
    ["2 ∕ 3 l", "volume", 0.666666666667],
    ["-½ °C", "temperature", -0.5],
    ["−1 1/2 c", "temperature", -1.5],
    ["-1/2", "temperature", -0.5],
    ["½½ l", "volume", "unit"],
    ["2.5½ l", "volume", "unit"],
    ["5²", "weight", "unit"],
    ["2² g", "weight", "unit"],
    ["5₂ g", "weight", "unit"],
    ["①", "weight", "number"],
    ["1 2/3/4 l", "volume", "unit"],
    ["๑๒ ลิตร", "volume", 12],
    ["١٢ l", "volume", 12],
    ["۱۲ l", "volume", 12],
    ["١٫٥ l", "volume", 1.5],
    ["١٬٢٥٠٫٥ ml", "volume", 1.2505],
    ["١٫٢٥٠ l", "volume", 1.25, "de"],
    ["-1 l", "volume", "range"],
    ["1/0 l", "volume", "number"],
    ["3 kg", "volume", "unit"],
    ["8 oz", "weight", 226.796185],
    ["1 kg", "weight", 1000],
    ["2,5 кг.", "weight", 2500],
    ["2 lb", "weight", 907.18474],
    ["2 lb 3 oz", "weight", 992.233309375],
    ["3 oz 2 lb", "weight", "unit"],
    ["3 kg 4 kg", "weight", "unit"],
    ["1 kg 500", "weight", "unit"],
    ["kg", "weight", "number"],
    [" ", "weight", "empty"],
    ["3 moons", "weight", "unit"],
    ["5 ㎏", "weight", 5000],
    ["5 kg 300 g", "weight", 5300],
    ["5 kg 1500 g", "weight", "range"],
    ["5 kg -300 g", "weight", "number"],
    ["2 lb 3", "weight", "unit"],
    ["g 5", "weight", 5],
    ["2lb3oz", "weight", 992.233309375],
    ["5 g2", "weight", "unit"],
    ["2 g²", "weight", "unit"],
    ["1 m2", "length", "unit"],
    ["5 m³", "length", "unit"],
    ["5 ㎡", "length", "unit"],
    ["5 ft2", "length", "unit"],
    ["m2", "length", "number"],
    ["1m60", "length", 160],
    ["1m2cm", "length", 102],
    ["6ft2in", "length", 187.96],
    ['6ft2"', "length", 187.96],
    ["5ft3in", "length", 160.02],
    ["5ft3 in", "length", 160.02],
    ["m 5", "length", 500],
    ["ft 5", "length", 152.4],
    ["'5", "length", "number"],
    ['"5', "length", "number"],
    ["5'13\"", "length", "range"],
    ["5' -3\"", "length", "number"],
    ["5'3½\"", "length", 161.29],
    ["5' 3 1/2\"", "length", 161.29],
    ["1.5 m", "length", 150],
    ["1 m 60", "length", 160],
    ["5'3\"", "length", 160.02],
    ["5′ 3″", "length", 160.02],
    ["5’3”", "length", 160.02],
    ["5' 3", "length", 160.02],
    ["5 ft 3 in", "length", 160.02],
    ["63 inches", "length", 160.02],
    ["4 ft²", "area", 0.37161216],
    ["1.44 m2", "area", 1.44],
    ["77 °F", "temperature", 25],
    ["77 ºF", "temperature", 25],
    ["-4 F", "temperature", -20],
    ["300 K", "temperature", 26.85],
    ["-500 F", "temperature", "range"],
    ["77 ° F", "temperature", 25],
    ["5 c 3 f", "temperature", "unit"],
    ["5 kg", "temperature", "unit"],
    ["1.4 mS/cm", "ec", 1.4],
    ["EC 1.4", "ec", 1.4],
    ["EC2", "ec", 2],
    ["EC3", "ec", 3],
    ["EC²", "ec", "number"],
    ["1400 µS/cm", "ec", 1.4],
    ["1400 μS", "ec", 1.4],
    ["14 CF", "ec", 1.4],
    ["700 ppm", "ec", 1.4],
    ["700 ppm500", "ec", 1.4],
    ["980 ppm700", "ec", 1.4],
    ["980 ppm (700)", "ec", 1.4],
    ["-1", "ec", "range"],
    ["1.4 mS 700 ppm", "ec", "unit"],
    ["ppm 7000", "ec", 14],
    ["980 ppm 7000", "ec", "unit"],
    ["ppm500 700", "ec", 1.4],
    ["EC 700 ppm", "ec", 1.4],
    ["5 ml/l", "dose", 5],
    ["1/2 tsp/gal", "dose", 0.651041666667],
    ["1 tsp per gallon", "dose", 1.30208333333],
    ["18/6", "light", 18],
    ["12:12", "light", 12],
    ["18/7", "light", "range"],
    ["18 h", "light", 18],
    ["18/6 h", "light", 18],
    ["18/6h", "light", 18],
    ["18h/6h", "light", 18],
    ["18 h / 6 h", "light", 18],
    ["20/4 hours", "light", 20],
    ["12/12 ч", "light", 12],
    ["13,5/10,5", "light", 13.5],
    ["24/0", "light", 24],
    ["18/7 h", "light", "range"],
    ["18/6 min", "light", "range"],
    ["18/6 moons", "light", "unit"],
    ["18:30", "light", "range"],
    ["8/12", "light", "range"],
    ["1/2 h", "light", 0.5],
    ["½", "light", 0.5],
    ["3/4 h", "light", 0.75],
    ["18 h 30 min", "light", 18.5],
    ["5 h 70 min", "light", "range"],
    ["1 h -30 min", "light", "number"],
    ["30 min", "light", 0.5],
    ["1h2min", "light", 1.03333333333],
    ["pH 6,2", "ph", 6.2],
    ["pH2", "ph", 2],
    ["pH3", "ph", 3],
    ["15", "ph", "range"],
    ["60 %", "percent", 60],
    ["800 ppm", "co2", 800],
    ["0.6 kW", "power", 600],
    ["900 µmol/m²/s", "ppfd", 900],
  ] as readonly (readonly [string, QuantityKind, number | QuantityProblem, string?])[]
).map(([typed, kind, value, locale]): Row => [typed, kind, value, locale]);

describe("a typed quantity", () => {
  test.each(rows)("%j as %s is %j (%s)", (typed, kind, expected, locale) => {
    const parsed = parseQuantity(typed, kind, locale === undefined ? {} : { locale });
    expect(parsed.ok ? parsed.value : parsed.problem).toBe(expected);
    if (parsed.ok) expect(parsed.unit).toBe(KINDS[kind].units[0].unit);
  });

  test("without a unit takes the assumed one", () => {
    expect(parseQuantity("2", "volume", { unit: "gal" })).toEqual({
      ok: true,
      value: 7.570823568,
      unit: "l",
      typed: "gal",
    });
  });

  const spellings = Object.entries(KINDS).flatMap(([kind, { units }]) =>
    units.flatMap(({ unit, words }) => words.map((word) => [kind as QuantityKind, unit, word] as const)),
  );

  test.each(spellings)("%s: the unit %s may be written %j", (kind, unit, word) => {
    const parsed = parseQuantity(`1 ${word}`, kind, { locale: "en" });
    expect(parsed.ok && parsed.typed).toBe(unit);
  });

  test("can be shown with a symbol, whichever unit it has, and is read again with it", () => {
    for (const [kind, { units }] of Object.entries(KINDS)) {
      for (const { unit } of units) {
        const parsed = parseQuantity(`1 ${QUANTITY_SYMBOLS[unit]}`, kind as QuantityKind);
        expect(parsed.ok && parsed.typed).toBe(unit);
      }
    }
  });

  test("of any text is a possible number or a problem", () => {
    const piece = fc.constantFrom(
      "1",
      "5",
      "12",
      " ",
      ",",
      ".",
      "/",
      "'",
      '"',
      "½",
      "l",
      "kg",
      "ft",
      "in",
      "°F",
      "ppm700",
      "-",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join("")),
    );
    const kinds = Object.keys(KINDS) as QuantityKind[];
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...kinds),
        fc.constantFrom("en", "de", undefined),
        (typed, kind, locale) => {
          const parsed = parseQuantity(typed, kind, { locale });
          if (!parsed.ok) return;
          expect(parsed.value).toBeGreaterThanOrEqual(KINDS[kind].min);
          expect(parsed.value).toBeLessThanOrEqual(KINDS[kind].max);
        },
      ),
    );
  });

  test("of an unknown kind, and what is no text, is a mistake of the program", () => {
    expect(() => parseQuantity("1", "toString" as QuantityKind)).toThrow(TypeError);
    expect(() => parseQuantity(1 as unknown as string, "weight")).toThrow(TypeError);
  });

  test.each([
    [{ unit: "kg" }, "kg"],
    [{ unit: "toString" }, "toString"],
    [{ unit: null }, "null"],
    [{ locale: 5 }, "text"],
    [{ locale: null }, "text"],
    [null, "object"],
    [5, "object"],
    ["de", "object"],
  ])("with the options %j is a mistake of the program, whatever was typed", (options, named) => {
    for (const typed of ["2", "2 l", "", "moons"])
      expect(() => parseQuantity(typed, "volume", options as object)).toThrow(
        expect.objectContaining({ name: "TypeError", message: expect.stringContaining(named) }),
      );
  });
});

describe("a bare ppm", () => {
  test.each([
    ["980 ppm", undefined, 1.96, "ppm500"],
    ["980 ppm", "ppm500", 1.96, "ppm500"],
    ["980 ppm", "ms", 1.96, "ppm500"],
    ["980 ppm", "ppm700", 1.4, "ppm700"],
    ["980", "ppm700", 1.4, "ppm700"],
    ["ppm 980", "ppm700", 1.4, "ppm700"],
    ["700 ppm500", "ppm700", 1.4, "ppm500"],
    ["700 ppm (500 scale)", "ppm700", 1.4, "ppm500"],
    ["980 ppm 700", "ppm700", 1.4, "ppm700"],
    ["1.4 mS/cm", "ppm700", 1.4, "ms"],
  ] as const)("is on the scale of the assumed unit: %s with %s", (typed, unit, value, read) => {
    expect(parseQuantity(typed, "ec", unit && { unit })).toEqual({
      ok: true,
      value,
      unit: "ms",
      typed: read,
    });
  });

  test("of CO₂ has no scale", () => {
    expect(parseQuantity("980 ppm", "co2")).toMatchObject({ value: 980 });
  });
});
