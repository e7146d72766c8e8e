import { type DraftKeeper, useDraft } from "@grow/app-kit/client/use-draft.ts";
import { type Measures, measuresFromText, measuresToText } from "@grow/domain";
import { useLocation, useNavigation } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type FormErrors, NO_ERRORS } from "../../../shared/form-errors.ts";
import { useViewer } from "../../../shell/root-data.ts";
import type { RefusedWeek } from "./save-week.ts";
import type { EditorView, LastWeekView } from "./view.ts";
import { inUnits, isSameWeek, readWeekForm, type WeekForm } from "./week-form.ts";

/** Milliseconds after the last input until coach and checks follow. */
const CALM = 300;

/** A week as it is kept in the browser. */
export interface WeekDraft {
  readonly form: WeekForm;
  /** Units in which it was filled in. */
  readonly measures: string;
}

/** What the fields were filled with; they keep what is typed by themselves. */
export interface EditorStart {
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
  /** The form as it stood a moment ago. */
  readonly live: WeekForm;
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
  readonly draft: DraftKeeper<WeekDraft>;
  /** A draft from before that says something else than the form. */
  readonly offered: WeekDraft | null;
  readonly takeDraft: () => void;
  readonly dropDraft: () => void;
  /** Whether something stands in the form that was not there when it opened. */
  readonly isChanged: () => boolean;
}

/** Runs the form of a week: reads it while one types, keeps its draft, changes its units. */
export function useWeekEditor(
  view: EditorView,
  refused: RefusedWeek | undefined,
  element: RefObject<HTMLFormElement>,
): WeekEditor {
  const viewer = useViewer();
  const [start, setStart] = useState<EditorStart>(() => ({
    form: refused?.form ?? view.form,
    measures: refused ? measuresFromText(refused.measures) : view.measures,
    turn: 0,
    unitsTurn: 0,
  }));
  const [live, setLive] = useState(start.form);
  const [isAnswered, setIsAnswered] = useState(false);
  const draft = useDraft<WeekDraft>("week", view.week?.id ?? `${view.diary.id}-new`, viewer?.id ?? null);
  const { change, clear } = draft;
  const { measures } = start;

  const read = useCallback(
    () => (element.current ? readWeekForm(new FormData(element.current)) : null),
    [element],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const isChanged = useCallback(() => {
    const form = read();
    return (
      form !== null && !isSameWeek(form, inUnits(view.form, view.measures, measures, view.week?.readings))
    );
  }, [read, view, measures]);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const form = read();
      if (!form) return;
      setLive(form);
      if (isChanged()) change({ form, measures: measuresToText(measures) });
    }, CALM);
  }, [read, change, isChanged, measures]);

  // The messages of a form that came back speak of what was sent, not of what the parts saw a moment before.
  useEffect(() => {
    if (refused) setLive(refused.form);
  }, [refused]);

  const changeUnits = useCallback(
    (to: Measures) => {
      const form = read();
      if (!form) return;
      clearTimeout(timer.current);
      const converted = inUnits(form, measures, to, view.week?.readings);
      setLive(converted);
      setStart((before) => ({
        form: converted,
        measures: to,
        turn: before.turn,
        unitsTurn: before.unitsTurn + 1,
      }));
    },
    [read, measures, view.week],
  );

  const { kept } = draft;
  const offered =
    kept !== null &&
    !isAnswered &&
    refused === undefined &&
    start.turn === 0 &&
    !isSameWeek(kept.form, view.form)
      ? kept
      : null;
  const takeDraft = useCallback(() => {
    if (!kept) return;
    setLive(kept.form);
    setStart((before) => ({
      form: kept.form,
      measures: measuresFromText(kept.measures),
      turn: before.turn + 1,
      unitsTurn: before.unitsTurn + 1,
    }));
  }, [kept]);
  const dropDraft = useCallback(() => {
    setIsAnswered(true);
    clear();
  }, [clear]);

  // A form that was accepted leads away from here; then the draft has done its work.
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isSaved =
    navigation.state === "loading" &&
    navigation.formMethod === "POST" &&
    navigation.location.pathname !== pathname;
  useEffect(() => {
    if (!isSaved) return;
    clearTimeout(timer.current);
    clear();
  }, [isSaved, clear]);

  const errors = refused?.errors ?? NO_ERRORS;
  const editor = useMemo<EditorState>(
    () => ({
      start,
      live,
      errors,
      last: view.last,
      ownMeasures: view.measures,
      touch,
      changeUnits,
      refusedField: (name, typed) =>
        refused && { error: refused.errors.fields[name], typed: typed(refused.form) },
      isEmptyDose: (index) => {
        const row = read()?.doses[index];
        return row === undefined || (row.name.trim() === "" && row.val.trim() === "");
      },
    }),
    [start, live, errors, view, touch, changeUnits, refused, read],
  );
  return { editor, draft, offered, takeDraft, dropDraft, isChanged };
}
