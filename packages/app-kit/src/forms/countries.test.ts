import { describe, expect, it } from "vitest";
import { countriesIn } from "./countries.ts";

describe("countriesIn", () => {
  it("names every country once in each language", () => {
    for (const locale of ["en", "de", "es", "ru", "th", "en-tr"] as const) {
      const countries = countriesIn(locale);
      expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
      expect(countries.filter(({ code, name }) => name === code || name === "")).toEqual([]);
    }
  });

  it("sorts by name", () => {
    expect(countriesIn("de").find(({ code }) => code === "AT")?.name).toBe("Österreich");
    const names = countriesIn("en").map(({ name }) => name);
    expect(names.indexOf("Åland Islands")).toBeLessThan(names.indexOf("Albania"));
  });
});
