import { newIdempotencyKey } from "@grow/api-client";
import { type DraftKeeper, useDraft } from "@grow/app-kit/client/use-draft.ts";
import { type Measures, measuresFromText, measuresToText } from "@grow/domain";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FormErrors } from "../../../shared/form-errors.ts";
import { useAccepted } from "../../../shared/use-accepted.ts";
import { useViewer } from "../../../shell/root-data.ts";
import { copiedWeek } from "./copy-week.ts";
import type { RefusedWeek } from "./save-week.ts";
import { useFieldErrors } from "./use-field-errors.ts";
import type { EditorView, LastWeekView } from "./view.ts";
import { inUnits, isSameWeek, readWeekForm, type WeekForm } from "./week-form.ts";

/** Milliseconds after the last input until coach and checks follow. */
const CALM = 300;

/** Makes a week that is sent twice, perhaps a day apart, one week. */
export interface CreateMark {
  readonly requestKey: string;
  /** Id of the diary's newest week when the form was opened; 0 for none. */
  readonly newest: number;
}

/** A week as it is kept in the browser. */
export interface WeekDraft extends Partial<CreateMark> {
  readonly form: WeekForm;
  /** Units in which it was filled in. */
  readonly measures: string;
}

/** What the fields were filled with; they keep what is typed by themselves. */
export interface EditorStart extends CreateMark {
  readonly form: WeekForm;
  readonly measures: Measures;
  /** Another number makes all fields anew. */
  readonly turn: number;
  /** Another number makes the fields with units anew. */
  readonly unitsTurn: number;
}

/** What the parts of the editor know and do. */
export interface EditorState {
  readonly start: EditorStart;
  readonly errors: FormErrors;
  readonly last: LastWeekView | null;
  /** Units that the grower has chosen for the site. */
  readonly ownMeasures: Measures;
  /** Something that is sent has changed. */
  readonly touch: () => void;
  readonly changeUnits: (measures: Measures) => void;
  /** What was said of a field when the form came back, and what stood in it then. */
  readonly refusedField: (
    name: string,
    typed: (form: WeekForm) => string,
  ) => { readonly error: string | undefined; readonly typed: string } | undefined;
  /** Whether nothing stands in a row of the doses. */
  readonly isEmptyDose: (index: number) => boolean;
}

interface WeekEditor {
  readonly editor: EditorState;
  /** The form as it stood a moment ago. */
  readonly live: WeekForm;
  readonly draft: DraftKeeper<WeekDraft>;
  /** A draft from before that says something else than the form. */
  readonly offered: WeekDraft | null;
  readonly takeDraft: () => void;
  /** Fills the form with what was kept elsewhere. */
  readonly take: (draft: WeekDraft) => void;
  readonly dropDraft: () => void;
  /** Takes over what the week before says. What is returned takes it back. */
  readonly copyLast: () => (() => void) | undefined;
  /** A field was left. */
  readonly leaveField: (name: string) => void;
  /** Before the form is sent: keeps it, and says at its fields what is wrong. True when it may go. */
  readonly check: () => boolean;
  /** Whether something stands in the form that was not there when it opened. */
  readonly isChanged: () => boolean;
  /** It was accepted, and the page of the week opens. */
  readonly isSaved: boolean;
}

/** Runs the form of a week: reads it while one types, keeps its draft, changes its units. */
export function useWeekEditor(
  view: EditorView & CreateMark & { readonly mend: string | null },
  refused: RefusedWeek | undefined,
  element: RefObject<HTMLFormElement>,
): WeekEditor {
  const { form: given, measures: ownMeasures, last } = view;
  const readings = view.week?.readings;
  const viewer = useViewer();
  const [start, setStart] = useState<EditorStart>(() => ({
    form: refused?.form ?? view.form,
    measures: refused ? measuresFromText(refused.measures) : view.measures,
    requestKey: view.requestKey,
    newest: view.newest,
    turn: 0,
    unitsTurn: 0,
  }));
  const [live, setLive] = useState(start.form);
  const [isAnswered, setIsAnswered] = useState(false);
  const draft = useDraft<WeekDraft>(
    "week",
    view.mend ?? view.week?.id ?? `${view.diary.id}-new`,
    viewer?.id ?? null,
  );
  const { change, clear } = draft;
  const { measures, requestKey, newest } = start;
  const { errors, leave, checkAll } = useFieldErrors(live, measures, refused);

  // A page that the device has kept may be opened many times: each time for another week.
  useEffect(() => {
    if (document.documentElement.dataset.keptAt === undefined) return;
    setStart((before) => ({ ...before, requestKey: newIdempotencyKey() }));
  }, []);

  const read = useCallback(
    () => (element.current ? readWeekForm(new FormData(element.current)) : null),
    [element],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const isChanged = useCallback(() => {
    const form = read();
    return form !== null && !isSameWeek(form, inUnits(given, ownMeasures, measures, readings));
  }, [read, given, ownMeasures, readings, measures]);

  /** Looks at the form as it stands now, and keeps it. */
  const look = useCallback(() => {
    clearTimeout(timer.current);
    const form = read();
    if (!form) return null;
    setLive(form);
    if (isChanged()) change({ form, measures: measuresToText(measures), requestKey, newest });
    return form;
  }, [read, change, isChanged, measures, requestKey, newest]);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, CALM);
  }, [look]);

  const check = useCallback(() => {
    const form = look();
    return form === null || !checkAll(form);
  }, [look, checkAll]);

  // The messages of a form that came back speak of what was sent, not of what the parts saw a moment before.
  useEffect(() => {
    if (refused) setLive(refused.form);
  }, [refused]);

  /** Fills the fields with units, and those that go with them, anew; photos on their way go on. */
  const refill = useCallback((form: WeekForm, to: Measures) => {
    clearTimeout(timer.current);
    setLive(form);
    setStart((before) => ({ ...before, form, measures: to, unitsTurn: before.unitsTurn + 1 }));
  }, []);

  const changeUnits = useCallback(
    (to: Measures) => {
      const form = read();
      if (form) refill(inUnits(form, measures, to, readings), to);
    },
    [read, refill, measures, readings],
  );

  const copyLast = useCallback(() => {
    const form = read();
    if (!form || !last) return undefined;
    refill(copiedWeek(form, last, measures), measures);
    return () => {
      const now = read();
      if (!now) return;
      const { readings, doses, feeding_schedule } = form;
      refill({ ...now, readings, doses, feeding_schedule }, measures);
    };
  }, [read, refill, measures, last]);

  const { kept } = draft;
  const offered =
    kept !== null &&
    !isAnswered &&
    refused === undefined &&
    start.turn === 0 &&
    !isSameWeek(kept.form, view.form)
      ? kept
      : null;
  const take = useCallback((other: WeekDraft) => {
    setLive(other.form);
    setStart((before) => ({
      form: other.form,
      measures: measuresFromText(other.measures),
      // It may have been published already, by a press whose answer got lost.
      requestKey: other.requestKey ?? before.requestKey,
      newest: other.newest ?? before.newest,
      turn: before.turn + 1,
      unitsTurn: before.unitsTurn + 1,
    }));
  }, []);
  const takeDraft = useCallback(() => {
    if (kept) take(kept);
  }, [kept, take]);
  const dropDraft = useCallback(() => {
    setIsAnswered(true);
    clearTimeout(timer.current);
    clear();
  }, [clear]);

  const isSaved = useAccepted();
  useEffect(() => {
    if (!isSaved) return;
    clearTimeout(timer.current);
    clear();
  }, [isSaved, clear]);

  const editor = useMemo<EditorState>(
    () => ({
      start,
      errors,
      last,
      ownMeasures,
      touch,
      changeUnits,
      refusedField: (name, typed) =>
        refused && { error: refused.errors.fields[name], typed: typed(refused.form) },
      isEmptyDose: (index) => {
        const row = read()?.doses[index];
        return row === undefined || (row.name.trim() === "" && row.val.trim() === "");
      },
    }),
    [start, errors, last, ownMeasures, touch, changeUnits, refused, read],
  );
  return {
    editor,
    live,
    draft,
    offered,
    takeDraft,
    take,
    dropDraft,
    copyLast,
    leaveField: leave,
    check,
    isChanged,
    isSaved,
  };
}
