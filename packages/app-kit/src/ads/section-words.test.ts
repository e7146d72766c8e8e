import { i18nFor } from "@grow/i18n";
import { expect, test } from "vitest";
import { isPageSection, PAGE_SECTIONS, pageSectionWord } from "./section-words.ts";

test("pageSectionWord names catalogues as the menu does, and the other parts of the site", () => {
  const i18n = i18nFor("en");
  expect([pageSectionWord(i18n, "grow-lights"), pageSectionWord(i18n, "explore")]).toEqual([
    "Grow lights",
    "Explore diaries",
  ]);
  const words = PAGE_SECTIONS.map((section) => pageSectionWord(i18n, section));
  expect(new Set(words).size).toBe(28);
});

test("isPageSection knows the parts of the site only", () => {
  expect(["home", "page", "cellar", "toString"].map(isPageSection)).toEqual([true, true, false, false]);
});
