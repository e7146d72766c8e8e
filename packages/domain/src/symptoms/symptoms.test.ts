import { describe, expect, test } from "vitest";
import {
  parseQuestionTags,
  QUESTION_LANGS,
  QUESTION_PHASES,
  QUESTION_STATES,
  questionTags,
  SYMPTOMS,
  symptomOf,
} from "./index.ts";

describe("SYMPTOMS", () => {
  test("has about 60 symptoms with distinct slugs that are no question id", () => {
    const slugs = SYMPTOMS.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThanOrEqual(60);
    expect(slugs.filter((slug) => !/^[a-z][a-z-]*$/.test(slug))).toEqual([]);
    expect(
      slugs.filter((slug) =>
        ["edit", "category", "key", ...QUESTION_STATES, ...QUESTION_PHASES].includes(slug),
      ),
    ).toEqual([]);
    expect(slugs.filter((slug) => slug.startsWith("lang-"))).toEqual([]);
  });

  test("names at least one cause of each symptom", () => {
    expect(SYMPTOMS.filter(({ causes }) => causes.length === 0)).toEqual([]);
  });

  test("is found by group and number", () => {
    for (const symptom of SYMPTOMS) expect(symptomOf(symptom)).toBe(symptom);
    expect(symptomOf({ type: "leaf", id: 1000 })).toBeUndefined();
  });
});

describe("parseQuestionTags", () => {
  test("reads words in any order, and questionTags writes the canonical one", () => {
    const filters = parseQuestionTags([
      "lang-de",
      "flowering",
      "needs-answer",
      "bud-rot",
      "brown-leaf-tips",
      "bud-rot",
    ]);
    expect(filters && questionTags(filters)).toEqual([
      "brown-leaf-tips",
      "bud-rot",
      "needs-answer",
      "flowering",
      "lang-de",
    ]);
  });

  test.each([
    ["unicorns"],
    ["solved", "needs-answer"],
    ["lang-de", "lang-en"],
    ["flowering", "harvest"],
    ["lang-fr"],
    [""],
  ])("returns undefined for %s %s", (...words) => {
    expect(parseQuestionTags(words)).toBeUndefined();
  });

  test("knows each language of the site", () => {
    for (const lang of QUESTION_LANGS) expect(parseQuestionTags([`lang-${lang}`])?.lang).toBe(lang);
  });
});
