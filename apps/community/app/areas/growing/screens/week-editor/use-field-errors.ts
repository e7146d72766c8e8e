import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import type { Measures } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { useLingui } from "@lingui/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type FormErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import type { WeekForm } from "../../shared/week-form/week-form.ts";
import type { checkWeek } from "./check-week.ts";
import { fieldTexts } from "./form-fields.ts";
import { problemText } from "./problem-words.ts";
import type { RefusedWeek } from "./save-week.ts";
import { weekBody } from "./week-body.ts";

/** Errors of the form's fields during editing. */
export interface FieldErrors {
  readonly errors: FormErrors;
  /** Called on blur: from now on the field shows its error. */
  readonly leave: (name: string) => void;
  /** Everything is to be sent: all fields say what is wrong with them. True when something is. */
  readonly checkAll: (form: WeekForm) => boolean;
}

/**
 * Tells at each field what is wrong with it once it was left, without asking the server; and what the server said of it,
 * as long as the same stands there.
 */
export function useFieldErrors(
  live: WeekForm,
  measures: Measures,
  refused: RefusedWeek | undefined,
): FieldErrors {
  const { i18n } = useLingui();
  const formats = useFormats();
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const [check, setCheck] = useState<{ readonly week: typeof checkWeek } | null>(null);

  // The schemas load on the first input; without them the server reports the errors.
  const hasBegun = left.size > 0;
  useEffect(() => {
    if (!hasBegun) return;
    import("./check-week.ts").then(
      ({ checkWeek: week }) => setCheck({ week }),
      () => undefined,
    );
  }, [hasBegun]);

  const problemsOf = useCallback(
    (form: WeekForm): ReadonlyMap<string, string> => {
      const found = new Map<string, string>();
      const add = (field: string, text: string) => {
        if (!found.has(field)) found.set(field, text);
      };
      for (const problem of weekBody(form, { measures, lang: "en" }).problems) {
        add(problem.field, problemText(i18n, formats, problem, measures));
      }
      for (const { field, ...detail } of check?.week(form, measures) ?? []) {
        add(field, apiMessage(i18n, { ...detail, text: "" }));
      }
      return found;
    },
    [i18n, formats, measures, check],
  );

  const said = useMemo(() => {
    const fields: Record<string, string> = {};
    const [now, then] = [fieldTexts(live), refused ? fieldTexts(refused.form) : {}];
    for (const [field, text] of Object.entries(refused?.errors.fields ?? {})) {
      if (now[field] === then[field]) fields[field] = text;
    }
    for (const [field, text] of problemsOf(live)) if (left.has(field)) fields[field] = text;
    const all: FormErrors = { fields, form: (refused?.errors ?? NO_ERRORS).form };
    return JSON.stringify(all);
  }, [live, refused, left, problemsOf]);
  // The same as long as nothing else is wrong: what shows it need not be drawn again.
  const errors = useMemo<FormErrors>(() => JSON.parse(said), [said]);

  const add = useCallback((names: Iterable<string>) => {
    setLeft((before) => {
      const after = new Set([...before, ...names]);
      return after.size === before.size ? before : after;
    });
  }, []);
  return {
    errors,
    leave: useCallback((name: string) => add([name]), [add]),
    checkAll: useCallback(
      (form: WeekForm) => {
        const problems = problemsOf(form);
        add(problems.keys());
        return problems.size > 0;
      },
      [problemsOf, add],
    ),
  };
}
