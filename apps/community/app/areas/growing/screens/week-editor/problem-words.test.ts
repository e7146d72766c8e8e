import "../../locales/week-editor/catalog.ts";
import { METRIC } from "@grow/domain";
import { formatsFor, i18nFor, TRANSLATED_LOCALES } from "@grow/i18n";
import { expect, it } from "vitest";
import { problemText } from "./problem-words.ts";
import type { WeekProblem } from "./week-problem.ts";

const PROBLEMS: Readonly<Record<WeekProblem["problem"], true>> = {
  required: true,
  date: true,
  number: true,
  unit: true,
  ambiguous: true,
  range: true,
};

it.each([...TRANSLATED_LOCALES])("problemText has a sentence for every problem in %s", (locale) => {
  for (const problem of Object.keys(PROBLEMS) as WeekProblem["problem"][]) {
    for (const field of ["faza", "days", "props.ph"]) {
      const text = problemText(
        i18nFor(locale),
        formatsFor(locale),
        { field, problem, ...(field === "props.ph" ? { reading: "ph" } : {}) },
        METRIC,
      );
      expect(text, `${problem} of ${field}`).not.toMatch(/^weekEditor\.|^$/);
    }
  }
});
