import fc from "fast-check";
import { expect, it } from "vitest";
import { slug } from "./slug.ts";

it.each([
  ["Night Plum pheno hunt, round two", "night-plum-pheno-hunt-round-two"],
  ["Blüte im Größenwahn", "bluete-im-groessenwahn"],
  ["Щедрый урожай", "shchedryi-urozhai"],
  ["абвгд еёжзи йклмн опрст", "abvgd-eezhzi-iklmn-oprst"],
  ["у ф х ц ч ш щ ъ ы ь э ю я є і ї ґ", "u-f-kh-ts-ch-sh-shch-ie-y-e-iu-ia-ie-i-i-g"],
  ["Mañana será otra planta", "manana-sera-otra-planta"],
  ["Grower's №1 — Ｆｕｌｌ", "growers-no1-full"],
  ["ดอกไม้", ""],
  ["🌱 🌿", ""],
  ["--a--", "a"],
])("%s reads %s in a link", (name, expected) => {
  expect(slug(name)).toBe(expected);
});

it("cuts a long name between words", () => {
  const long = slug("purple ".repeat(30));
  expect(long.length).toBeLessThanOrEqual(80);
  expect(long).toMatch(/(^|-)purple$/);
  expect(slug("x".repeat(200))).toHaveLength(80);
});

it("contains only lower-case letters, digits and single dashes between them", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(slug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});
