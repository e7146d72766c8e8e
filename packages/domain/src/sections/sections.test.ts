import { describe, expect, it } from "vitest";
import { SECTIONS } from "../catalogue.ts";
import { factWords, parseFactWord, SECTION_CATEGORIES, SECTION_FIELDS } from "./index.ts";

describe("the sections of the catalogue", () => {
  it.each(SECTIONS)("%s has three to eight categories, each once", (section) => {
    const words = SECTION_CATEGORIES[section];
    expect(words.length).toBeGreaterThanOrEqual(3);
    expect(words.length).toBeLessThanOrEqual(8);
    expect(new Set(words).size).toBe(words.length);
  });

  it("name each fact once within a section", () => {
    for (const fields of Object.values(SECTION_FIELDS)) {
      const names = fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe("filter words of facts", () => {
  it("parse back to what products store", () => {
    expect(factWords("grow-lights")).toEqual(["light_type.1", "light_type.2", "light_type.3"]);
    expect(parseFactWord("light_type.3")).toEqual({ name: "light_type", value: 3, isList: false });
    expect(parseFactWord("sensors.par")).toEqual({ name: "sensors", value: "par", isList: true });
  });

  it.each(["light_type.4", "watt.100", "colour.red", "sensors", ""])("%j is no filter word", (word) => {
    expect(parseFactWord(word)).toBeUndefined();
  });
});
