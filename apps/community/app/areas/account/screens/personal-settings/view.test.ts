import { describe, expect, it } from "vitest";
import { copyView, countriesIn } from "./view.ts";

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

describe("copyView", () => {
  it("shows the day of the request and the last day of the link", () => {
    const copy = {
      state: "ready",
      add_date: "2026-09-14T08:30:00.000Z",
      date_end: "2026-09-21T08:30:00.000Z",
      bytes: 5,
    } as const;
    expect(copyView(copy, (date) => date.slice(0, 10))).toEqual({
      state: "ready",
      asked: "2026-09-14",
      until: "2026-09-21",
    });
    expect(copyView(null, (date) => date)).toBeNull();
  });
});
