import { type Measures, NUMBER_LIMITS, readingUnit, shownRange } from "@grow/domain";
import type { Formats } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { unitWord } from "../../../../shared/words/unit-words.ts";
import type { WeekProblem } from "./week-problem.ts";

/** An input error, and how to fix it. */
export function problemText(
  i18n: I18n,
  formats: Formats,
  { field, problem, reading, limits }: WeekProblem,
  measures: Measures,
): string {
  switch (problem) {
    case "required":
      return field === "faza"
        ? i18n._(msg({ id: "weekEditor.problem.phase", message: "Choose the phase of this week." }))
        : i18n._(msg({ id: "weekEditor.problem.required", message: "Fill this in." }));
    case "date":
      return i18n._(msg({ id: "weekEditor.problem.date", message: "Enter a valid date." }));
    case "number":
      return i18n._(msg({ id: "weekEditor.problem.number", message: "Enter a number, such as 6.2 or 6,2." }));
    case "unit": {
      const unit = reading === undefined ? "" : unitWord(i18n, readingUnit(reading, measures));
      return unit === ""
        ? i18n._(msg({ id: "weekEditor.problem.noUnit", message: "Leave the unit out." }))
        : i18n._(msg({ id: "weekEditor.problem.unit", message: `Use ${unit}, or leave the unit out.` }));
    }
    case "ambiguous":
      return i18n._(
        msg({
          id: "weekEditor.problem.ambiguous",
          message: "Do you mean 1250 or 1.25? Leave out the thousands separator.",
        }),
      );
    case "range": {
      const range = limits ?? (reading ? shownRange(reading, measures) : NUMBER_LIMITS.week_days);
      const [min, max] = [formats.number(range.min), formats.number(range.max)];
      return i18n._(
        msg({ id: "weekEditor.problem.range", message: `Enter a value between ${min} and ${max}.` }),
      );
    }
  }
}
