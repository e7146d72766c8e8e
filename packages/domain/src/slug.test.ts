import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Night Plum pheno hunt, round two", "night-plum-pheno-hunt-round-two"],
  ["Früher Herbst №2", "frueher-herbst-no2"],
  ["Ночная слива", "nochnaya-sliva"],
  ["Щедрый объезд", "shchedryy-obezd"],
  ["Sueño de otoño", "sueno-de-otono"],
  ["Haiden & Daughters", "haiden-daughters"],
  ["Grower's choice", "growers-choice"],
  ["บันทึกแรก", ""],
  ["🌱", ""],
  ["--a--b--", "a-b"],
])("%j is addressed as %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("a slug is ASCII, bounded, and its own slug", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 120 }), (name, length) => {
      const slug = slugOf(name, length);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(length);
      expect(slugOf(slug, length)).toBe(slug);
    }),
  );
});
