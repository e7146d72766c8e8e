import { describe, expect, test } from "vitest";
import { parseQuantity } from "./parse-quantity.ts";
import type { QuantityKind } from "./quantity-units.ts";

const read = (typed: string, kind: QuantityKind, locale?: string) => {
  const parsed = parseQuantity(typed, kind, { locale });
  return parsed.ok ? parsed.value : parsed.problem;
};

describe("a separator between three digits", () => {
  test.each([
    ["ru", "1,250 л", 1.25],
    ["ru", "1 250 л", 1250],
    ["cs", "1,250 l", 1.25],
    ["es", "1,250 l", 1.25],
    ["es", "1.250 l", 1250],
    ["de", "1.250 l", 1250],
    ["pl", "1,250 l", 1.25],
    ["en-US", "1.250 l", 1.25],
    ["en-US", "1,250 l", 1250],
    ["th", "1,250 ลิตร", 1250],
    ["de-CH", "1.250 l", 1.25],
    ["de-CH", "1'250 l", 1250],
  ])("has the meaning of its language: %s %j", (locale, typed, value) => {
    expect(read(typed, "volume", locale)).toBe(value);
  });

  test.each(["ru", "cs", "pl", "fr", "sv", "bg", "uk", "de-AT", "pt-PT"])(
    "never groups thousands where spaces do: a point in %s",
    (locale) => {
      expect(read("1.250 l", "volume", locale)).toBe("ambiguous");
      expect(read("1.250 kg", "weight", locale)).toBe("ambiguous");
      expect(read("1.400", "ec", locale)).toBe(1.4);
    },
  );

  test("never groups thousands where apostrophes do", () => {
    expect(read("1,250 l", "volume", "de-CH")).toBe("ambiguous");
  });

  test.each(["xx", "xx-YY", "no language", ""])(
    "is ambiguous in the unknown language %j, whichever the machine has",
    (locale) => {
      expect(read("1,250 l", "volume", locale)).toBe("ambiguous");
      expect(read("1.250 l", "volume", locale)).toBe("ambiguous");
      expect(read("1.400", "ec", locale)).toBe(1.4);
    },
  );

  test.each(["de", "es", "th", "en", "ru"])(
    "has its other meaning where that of %s is impossible",
    (locale) => {
      expect(read("1.400", "ec", locale)).toBe(1.4);
      expect(read("1,400", "ec", locale)).toBe(1.4);
      expect(read("6.250", "ph", locale)).toBe(6.25);
      expect(read("30.500", "ec", locale)).toBe("range");
    },
  );

  test("keeps its meaning in a part that is too large", () => {
    expect(read("5 kg 1.500 g", "weight", "de")).toBe("range");
  });

  test("is a decimal separator where thousands are impossible", () => {
    expect(read("1,400", "ec")).toBe(1.4);
    expect(read("6.250", "ph")).toBe(6.25);
    expect(read("1,400 µS", "ec")).toBe("ambiguous");
  });
});

const spellings: readonly [kind: QuantityKind, value: number, ...typed: string[]][] = [
  ["volume", 1.5, "1,5 литра", "1.5 litros", "1,5 Liter", "1.5 ลิตร", "15 dl", "150 cl", "1500 миллилитров"],
  ["volume", 5, "5 литров", "5 l", "50 дл", "5000 мл.", "5000 มล."],
  ["volume", 0.0098578431875, "2 tsp.", "2 Teelöffel", "2 cucharaditas", "2 ч.л.", "2 ч. л.", "2 ช้อนชา"],
  ["weight", 5, "5 грамм", "5 граммов", "5 gramos", "5 Gramm", "5 กรัม", "5000 мг"],
  ["weight", 453.59237, "1 фунт", "1 ปอนด์", "1 libra"],
  ["weight", 56.69904625, "2 унции", "2 onzas", "2 Unzen", "2 ออนซ์"],
  ["weight", 2000, "2 kilos", "2 килограмма", "2 กก."],
  ["length", 5.08, "2 дюйма", "2 pulgadas", "2 Zoll", "2 นิ้ว", "2 in."],
  ["length", 12.7, "5 дюймов"],
  ["length", 152.4, "5 футов", "5 pies", "5 Fuß", "5 ฟุต", "5 ft."],
  ["length", 160.02, "5ft3", "5 ft 3", "5 футов 3", "5'3"],
  ["length", 200, "2 metros", "2 метра", "2 Meter", "2 เมตร"],
  ["length", 30, "30 Zentimeter", "30 centímetros", "30 сантиметров", "30 เซนติเมตร", "30 ซม."],
  ["area", 1.44, "1,44 кв. м", "1,44 Quadratmeter", "1,44 metros cuadrados", "1.44 ตร.ม."],
  ["temperature", 25, "25 градусов", "25 Grad", "25 grados", "25 องศา", "25 องศาเซลเซียส", "25 deg C"],
  ["temperature", 25, "77 deg F", "77 deg. F", "77 degrees F", "77 Grad Fahrenheit", "77°F"],
  ["light", 18, "18 часов", "18 Stunden", "18 Std.", "18 horas", "18 ชั่วโมง", "18 ชม.", "18 ч."],
  ["light", 18.5, "18h 30m", "18h30", "18 h 30", "18 Stunden 30 Minuten", "18 часов 30 минут"],
  ["percent", 60, "60 Prozent", "60 por ciento", "60 процентов", "60 เปอร์เซ็นต์", "60 percent", "٦٠٪", "٦٠ ٪"],
  ["power", 300, "300 วัตต์", "300 ватт", "300 Watt", "300 vatios"],
  ["dose", 2, "2 ml por litro", "2 ml pro Liter", "2 มล/ล", "2 มล./ลิตร", "2 мл на литр", "2 ml/litro"],
  ["dose", 1.30208333333, "1 tsp./gal.", "1 teaspoon per gallon", "1 ч.л./галлон", "1 ช้อนชา/แกลลอน"],
  ["ec", 1.4, "700 ppm (500 scale)", "980 ppm (700 scale)", "980 ppm 700 scale", "1,4 мСм/см", "1.4 mS/cm"],
  ["ec", 1.4, "700 ppm (US scale)", "980 ppm (0.7)", "700 ppm (шкала 500)", "1,4 мСм", "1400 мкСм"],
  ["volume", 0.059147059125, "2 onzas líquidas", "2 жидкие унции", "2 Flüssigunzen", "2 ออนซ์", "2 fl ounces"],
  ["volume", 0.946352946, "2 pintas", "2 пинты", "1 кварта", "1 ควอร์ต", "1 quart"],
];

describe("a spelling of growers", () => {
  test.each(spellings.flatMap(([kind, value, ...typed]) => typed.map((one) => [one, kind, value] as const)))(
    "%j as %s is %d",
    (typed, kind, value) => {
      expect(read(typed, kind)).toBe(value);
    },
  );

  test.each(["25°", "25 °", "25 deg", "25 degrees", "25º"])(
    "%j has the unit of the options, and is ambiguous without it",
    (typed) => {
      expect(parseQuantity(typed, "temperature")).toEqual({ ok: false, problem: "ambiguous" });
      expect(parseQuantity(typed, "temperature", { unit: "c" })).toMatchObject({ value: 25, typed: "c" });
      expect(parseQuantity(typed.replace("25", "77"), "temperature", { unit: "f" })).toMatchObject({
        value: 25,
        typed: "f",
      });
    },
  );

  test.each([
    ["5 ft³", "length"],
    ["5ft²", "length"],
    ["5ft2", "length"],
    ["5 ml/kg", "dose"],
    ["5 l/ml", "dose"],
    ["18 h 6", "light"],
    ["2 Pfund", "weight"],
    ["2 Tassen", "volume"],
    ["2 стакана", "volume"],
    ["900 ppm (EU scale)", "ec"],
    ["900 ppm (640)", "ec"],
  ] as const)("%j is not read as %s", (typed, kind) => {
    expect(read(typed, kind)).toBe("unit");
  });
});
