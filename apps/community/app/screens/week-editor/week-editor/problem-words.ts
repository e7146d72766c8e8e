import { type Measures, NUMBER_LIMITS, shownRange } from "@grow/domain";
import type { Formats } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WeekProblem } from "./week-body.ts";

/** What is wrong with something typed, and how to put it right. */
export function problemText(
  i18n: I18n,
  formats: Formats,
  { field, problem, reading }: WeekProblem,
  measures: Measures,
): string {
  switch (problem) {
    case "required":
      return field === "faza"
        ? i18n._(msg({ id: "weekEditor.problem.phase", message: "Choose the phase of this week." }))
        : i18n._(msg({ id: "weekEditor.problem.required", message: "Please fill this in." }));
    case "date":
      return i18n._(msg({ id: "weekEditor.problem.date", message: "This is not a date." }));
    case "number":
      return i18n._(
        msg({ id: "weekEditor.problem.number", message: "Please write a number, such as 6.2 or 6,2." }),
      );
    case "unit":
      return i18n._(
        msg({
          id: "weekEditor.problem.unit",
          message: "This unit does not fit here. Leave it away, or use the one shown.",
        }),
      );
    case "ambiguous":
      return i18n._(
        msg({
          id: "weekEditor.problem.ambiguous",
          message: "This can be read in two ways. Write thousands without a sign: 1250, or 1.25.",
        }),
      );
    case "range": {
      const range = reading ? shownRange(reading, measures) : NUMBER_LIMITS.week_days;
      const [min, max] = [formats.number(range.min), formats.number(range.max)];
      return i18n._(msg({ id: "weekEditor.problem.range", message: `Must be between ${min} and ${max}.` }));
    }
  }
}
