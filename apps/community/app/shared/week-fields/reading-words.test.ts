import "./locales/catalog.ts";
import { METRIC, READING_KEYS, readingUnit } from "@grow/domain";
import { i18nFor } from "@grow/i18n";
import { describe, expect, test } from "vitest";
import { readingWord } from "./reading-words.ts";

const i18n = i18nFor("en");

describe("readingWord", () => {
  test("calls the strength of a solution EC in mS/cm and TDS in ppm", () => {
    expect(readingWord(i18n, "tds", "ec")).toBe("EC");
    expect(readingWord(i18n, "tds", "ppm")).toBe("TDS");
    expect(readingWord(i18n, "ppm", "ec")).toBe("EC (old readings)");
    expect(readingWord(i18n, "ppm", "ppm")).toBe("TDS (old readings)");
  });

  test("gives every reading its own label in the same units", () => {
    const labels = READING_KEYS.map((key) => readingWord(i18n, key, readingUnit(key, METRIC)));
    expect(new Set(labels).size).toBe(labels.length);
  });
});
