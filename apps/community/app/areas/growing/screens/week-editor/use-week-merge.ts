import { type Measures, measuresFromText, measuresToText } from "@grow/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { inUnits, type WeekForm } from "../../shared/week-form/week-form.ts";
import { mergeForms } from "./merge-forms.ts";
import type { RefusedWeek } from "./save-week.ts";
import type { EditorView } from "./view.ts";
import { type Difference, differenceKey, withDifference } from "./week-differences.ts";
import type { WeekDraft } from "./week-draft.ts";

/** One of two versions of something that both sides changed. */
export type Side = "mine" | "theirs";

/** A version that was saved while the grower was writing, merged into the form. */
export interface MetVersion {
  readonly version: number;
  /** Null when it is unknown. */
  readonly date: string | null;
  /** Changed by both sides. */
  readonly asked: readonly Difference[];
  /** The grower's decisions about them, by key. */
  readonly decided: ReadonlyMap<string, Side>;
  /** Changes merged into the form. */
  readonly taken: readonly Difference[];
}

interface KnownVersion {
  readonly form: WeekForm;
  readonly measures: Measures;
}

interface Met extends MetVersion {
  readonly mine: KnownVersion;
  readonly theirs: KnownVersion;
  /** The version that was edited. */
  readonly base: string;
}

interface Written {
  readonly draft: WeekDraft;
  /** The version it was written on. */
  readonly version: string;
}

export interface WeekMerge {
  readonly met: MetVersion | null;
  /** The version that saving replaces: the newest one once everything is decided. Undefined before anything was met. */
  readonly version: string | undefined;
  /** The form of a version as it was opened, in units of `measures`; null when this page never saw it. */
  readonly baseOf: (version: string, measures: Measures) => WeekForm | null;
  /** Continues a queued week on the version that is stored now. */
  readonly mend: (written: Written, base: WeekForm | null) => void;
  /** Puts one side's value of something that both changed into the form. */
  readonly decide: (difference: Difference, side: Side) => void;
  /** Both versions in units of `measures`, the grower's as it was before they decided; null before anything was met. */
  readonly sides: (measures: Measures) => Readonly<Record<Side, WeekForm>> | null;
  /** Asks for what is undecided. True when something is. */
  readonly ask: () => boolean;
  /** The grower was asked, and something is undecided. */
  readonly isAsking: boolean;
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
  const [met, setMet] = useState<Met | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isUndecided = met?.asked.some((one) => !met.decided.has(differenceKey(one))) ?? false;

  const baseOf = useCallback((version: string, measures: Measures) => {
    const found = known.current.get(version);
    return found ? inUnits(found.form, found.measures, measures, stored.current.week?.readings) : null;
  }, []);

  const meet = useCallback(
    (
      { draft, version: base }: Written,
      { version, date, theirs }: { version: number; date: string | null; theirs: WeekForm },
    ) => {
      const measures = measuresFromText(draft.measures);
      const { form, asked, taken } = mergeForms(baseOf(base, measures), draft.form, theirs);
      known.current.set(String(version), { form: theirs, measures });
      take({ ...draft, form });
      const [mine, saved] = [form, theirs].map((one) => ({ form: one, measures })) as [
        KnownVersion,
        KnownVersion,
      ];
      setMet({ version, date, asked, decided: new Map(), taken, mine, theirs: saved, base });
      setAsked(false);
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

  const decide = useCallback(
    (difference: Difference, side: Side) => {
      const draft = read();
      if (!draft || !met) return;
      const key = differenceKey(difference);
      const measures = measuresFromText(draft.measures);
      const mine = { form: inMeasures(met.mine, measures), measures };
      if (side === "theirs") {
        // What was typed since may be wanted back.
        if (met.decided.get(key) !== "theirs") mine.form = withDifference(mine.form, draft.form, difference);
        take({ ...draft, form: withDifference(draft.form, inMeasures(met.theirs, measures), difference) });
      } else if (met.decided.get(key) === "theirs") {
        take({ ...draft, form: withDifference(draft.form, mine.form, difference) });
      }
      setMet({ ...met, mine, decided: new Map(met.decided).set(key, side) });
    },
    [read, take, met],
  );

  return {
    met,
    version: met ? (isUndecided ? met.base : String(met.version)) : undefined,
    baseOf,
    mend,
    decide,
    sides: (measures) =>
      met && { mine: inMeasures(met.mine, measures), theirs: inMeasures(met.theirs, measures) },
    ask: useCallback(() => {
      setAsked(isUndecided);
      return isUndecided;
    }, [isUndecided]),
    isAsking: isAsked && isUndecided,
  };
}

/** The units may have been changed since the versions met. */
function inMeasures({ form, measures: from }: KnownVersion, to: Measures): WeekForm {
  return measuresToText(from) === measuresToText(to) ? form : inUnits(form, from, to);
}
