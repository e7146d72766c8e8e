import { type Measures, measuresFromText, measuresToText } from "@grow/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { inUnits, type WeekForm } from "../../shared/week-form/week-form.ts";
import { mergeForms } from "./merge-forms.ts";
import type { RefusedWeek } from "./save-week.ts";
import type { EditorView } from "./view.ts";
import { type Difference, differenceKey, withDifference } from "./week-differences.ts";
import type { WeekDraft } from "./week-draft.ts";

/** A version that was saved while the grower was writing, merged into the form. */
export interface MetVersion {
  readonly version: number;
  /** Null when it is unknown. */
  readonly date: string | null;
  /** Unresolved conflicts. */
  readonly asked: readonly Difference[];
  /** Changes merged into the form. */
  readonly taken: readonly Difference[];
  readonly theirs: WeekForm;
}

interface KnownVersion {
  readonly form: WeekForm;
  readonly measures: Measures;
}

interface Written {
  readonly draft: WeekDraft;
  /** The version it was written on. */
  readonly version: string;
}

export interface WeekMerge {
  readonly met: MetVersion | null;
  /** The version that saving replaces: the newest one once nothing is asked any more. Undefined before anything was met. */
  readonly version: string | undefined;
  /** The form of a version as it was opened, in units of `measures`; null when this page never saw it. */
  readonly baseOf: (version: string, measures: Measures) => WeekForm | null;
  /** Continues a queued week on the version that is stored now. */
  readonly mend: (written: Written, base: WeekForm | null) => void;
  /** Decides for the saved value of something that both sides changed. */
  readonly useTheirs: (difference: Difference) => void;
}

/**
 * Merges what was saved elsewhere into the form, field by field, and knows what is left to be decided.
 *
 * @param read - the form as it stands
 * @param take - fills the form
 */
export function useWeekMerge(
  view: Pick<EditorView, "week" | "form" | "measures">,
  refused: RefusedWeek | undefined,
  read: () => WeekDraft | null,
  take: (draft: WeekDraft) => void,
): WeekMerge {
  const known = useRef(new Map<string, KnownVersion>([[String(view.week?.version ?? ""), view]]));
  // Callbacks must not change with each drawing.
  const stored = useRef(view);
  stored.current = view;
  const [state, setState] = useState<{ readonly met: MetVersion; readonly base: string } | null>(null);

  const baseOf = useCallback((version: string, measures: Measures) => {
    const found = known.current.get(version);
    return found ? inUnits(found.form, found.measures, measures, stored.current.week?.readings) : null;
  }, []);

  const meet = useCallback(
    ({ draft, version: base }: Written, { version, date, theirs }: Omit<MetVersion, "asked" | "taken">) => {
      const measures = measuresFromText(draft.measures);
      const { form, asked, taken } = mergeForms(baseOf(base, measures), draft.form, theirs);
      known.current.set(String(version), { form: theirs, measures });
      take({ ...draft, form });
      setState({ met: { version, date, asked, taken, theirs }, base });
    },
    [baseOf, take],
  );

  useEffect(() => {
    const conflict = refused?.conflict;
    if (!refused || !conflict) return;
    const draft = { form: refused.form, measures: refused.measures };
    meet({ draft, version: refused.version }, conflict);
  }, [refused, meet]);

  const mend = useCallback(
    (written: Written, base: WeekForm | null) => {
      const { draft, version } = written;
      const measures = measuresFromText(draft.measures);
      if (base) known.current.set(version, { form: base, measures });
      const { week, form, measures: units } = stored.current;
      if (!week || version === String(week.version)) return take(draft);
      meet(written, {
        version: week.version,
        date: null,
        theirs: inUnits(form, units, measures, week.readings),
      });
    },
    [meet, take],
  );

  const useTheirs = useCallback(
    (difference: Difference) => {
      const draft = read();
      if (!draft || !state) return;
      const theirs = inTheUnitsOf(draft, state.met.theirs, known.current.get(String(state.met.version)));
      take({ ...draft, form: withDifference(draft.form, theirs, difference) });
      const isOther = (one: Difference) => differenceKey(one) !== differenceKey(difference);
      const { met } = state;
      setState({
        ...state,
        met: { ...met, asked: met.asked.filter(isOther), taken: [...met.taken, difference] },
      });
    },
    [read, take, state],
  );

  return {
    met: state?.met ?? null,
    version: state ? String(state.met.asked.length > 0 ? state.base : state.met.version) : undefined,
    baseOf,
    mend,
    useTheirs,
  };
}

/** The units may have been changed since the versions met. */
function inTheUnitsOf(draft: WeekDraft, theirs: WeekForm, known: KnownVersion | undefined): WeekForm {
  if (!known || measuresToText(known.measures) === draft.measures) return theirs;
  return inUnits(known.form, known.measures, measuresFromText(draft.measures));
}
