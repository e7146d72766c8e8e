import { expect, it } from "vitest";
import { pageSection } from "./page-section.ts";

it.each([
  ["/", "home"],
  ["/explore/indoor", "explore"],
  ["/diaries/12-night-plum/week/181", "diary"],
  ["/grow-questions", "questions"],
  ["/video/3-tour", "shorts"],
  ["/seeds/auto", "strains"],
  ["/grow-tents", "grow-tents"],
  ["/nutrients/loam-lumen/base-ab", "nutrients"],
  ["/privacy", "page"],
  ["/constructor", "page"],
])("pageSection of %s is %s", (path, section) => {
  expect(pageSection(path)).toBe(section);
});
