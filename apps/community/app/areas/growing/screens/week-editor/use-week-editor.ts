import { newIdempotencyKey } from "@grow/api-client";
import type { SlotDraft } from "@grow/app-kit/editor/drafts.ts";
import { type EditorDraft, useEditorDraft } from "@grow/app-kit/editor/use-editor-draft.ts";
import type { WeekBody } from "@grow/app-kit/offline/waiting.ts";
import { type Measures, measuresFromText, measuresToText } from "@grow/domain";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import {
  inUnits,
  isSameWeek,
  readWeekForm,
  type WeekForm,
  wholeForm,
} from "../../shared/week-form/week-form.ts";
import { copiedWeek } from "./copy-week.ts";
import type { RefusedWeek } from "./save-week.ts";
import { storedMedia } from "./stored-media.ts";
import { useFieldErrors } from "./use-field-errors.ts";
import { useWeekMerge, type WeekMerge } from "./use-week-merge.ts";
import type { EditorView, LastWeekView } from "./view.ts";
import type { CreateMark, WeekDraft } from "./week-draft.ts";

/** Milliseconds after the last input until coach and checks follow. */
const CALM = 300;

/** Initial values of the uncontrolled fields. */
export interface EditorStart extends CreateMark {
  readonly form: WeekForm;
  readonly measures: Measures;
  /** A new key remounts all fields. */
  readonly turn: number;
  /** A new key remounts the fields with units. */
  readonly unitsTurn: number;
  /** The photos and videos of a resumed draft that this device stores. */
  readonly files: readonly string[];
}

/** State and actions for the parts of the editor. */
export interface EditorState {
  readonly start: EditorStart;
  readonly errors: FormErrors;
  readonly last: LastWeekView | null;
  /** Units that the grower has chosen for the site. */
  readonly ownMeasures: Measures;
  /** Something that is sent has changed. */
  readonly touch: () => void;
  /** The current form; null before it is mounted. */
  readonly read: () => WeekForm | null;
  readonly changeUnits: (measures: Measures) => void;
  /** The error of a field in a rejected form, and its value then. */
  readonly refusedField: (
    name: string,
    typed: (form: WeekForm) => string,
  ) => { readonly error: string | undefined; readonly typed: string } | undefined;
  /** Whether a row of the doses is empty. */
  readonly isEmptyDose: (index: number) => boolean;
}

interface WeekEditor {
  readonly editor: EditorState;
  /** The form's last read state. */
  readonly live: WeekForm;
  readonly draft: EditorDraft<WeekDraft>;
  /** Continues a draft from before. */
  readonly resumeDraft: (draft: SlotDraft<WeekDraft>) => void;
  /** The version saved elsewhere during editing. */
  readonly merge: WeekMerge;
  readonly dropDraft: () => void;
  /** Proposes the week after one that is queued on this device. */
  readonly follow: (queued: Pick<WeekBody, "faza" | "days">) => void;
  /** Copies the week before. Returns an undo. */
  readonly copyLast: () => (() => void) | undefined;
  /** A field was left. */
  readonly leaveField: (name: string) => void;
  /** Before the submit: saves the draft, and shows errors and undecided conflicts. True if it may be sent. */
  readonly check: (button: HTMLButtonElement | null) => boolean;
  /** Whether the form differs from its initial state. */
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
  const { measures: ownMeasures, last } = view;
  const [proposed, setProposed] = useState<Partial<Pick<WeekForm, "days" | "faza">>>({});
  const given = useMemo(() => ({ ...view.form, ...proposed }), [view.form, proposed]);
  const readings = view.week?.readings;
  const [start, setStart] = useState<EditorStart>(() => ({
    form: refused?.form ?? view.form,
    measures: refused ? measuresFromText(refused.measures) : view.measures,
    requestKey: view.requestKey,
    newest: view.newest,
    turn: 0,
    unitsTurn: 0,
    files: [],
  }));
  const [live, setLive] = useState(start.form);
  const take = useCallback((other: WeekDraft) => {
    const form = wholeForm(other.form);
    setLive(form);
    setStart((before) => ({
      form,
      measures: measuresFromText(other.measures),
      // It may have been published already by a submit whose response was lost.
      requestKey: other.requestKey ?? before.requestKey,
      newest: other.newest ?? before.newest,
      turn: before.turn + 1,
      unitsTurn: before.unitsTurn + 1,
      files: other.files ?? [],
    }));
  }, []);
  const draft = useEditorDraft<WeekDraft>({
    type: "week",
    id: view.mend ?? view.week?.id ?? `${view.diary.id}-new`,
    isShown: ({ form }) => isSameWeek(form, given) || isSameWeek(form, start.form),
    onResume: take,
    isChanged: () => isChanged(),
    save: () => touch(),
  });
  const { change, clear, resume, isAccepted: isSaved } = draft;
  const { measures, requestKey, newest } = start;
  const { errors, leave, checkAll } = useFieldErrors(live, measures, refused);

  // A page cached on the device may be opened many times, each time for another week.
  useEffect(() => {
    if (document.documentElement.dataset.cachedAt === undefined) return;
    setStart((before) => ({ ...before, requestKey: newIdempotencyKey() }));
  }, []);

  const read = useCallback(
    () => (element.current ? readWeekForm(new FormData(element.current)) : null),
    [element],
  );
  const readDraft = useCallback(() => {
    const form = read();
    return form && { form, measures: measuresToText(measures), requestKey, newest };
  }, [read, measures, requestKey, newest]);
  const merge = useWeekMerge(view, refused, readDraft, take);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const isChanged = useCallback(() => {
    const form = read();
    return form !== null && !isSameWeek(form, inUnits(given, ownMeasures, measures, readings));
  }, [read, given, ownMeasures, readings, measures]);

  /** Reads the current form, and saves it as a draft. */
  const look = useCallback(() => {
    clearTimeout(timer.current);
    const form = read();
    if (!form) return null;
    setLive(form);
    if (element.current && isChanged()) {
      const { photos, videos } = storedMedia(new FormData(element.current));
      const files = [...photos, ...videos].flatMap((one) => ("upload" in one ? [one.upload] : []));
      change({
        ...{ form, measures: measuresToText(measures), requestKey, newest },
        ...{ files, photos: photos.length },
      });
    }
    return form;
  }, [element, read, change, isChanged, measures, requestKey, newest]);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, CALM);
  }, [look]);

  const { ask } = merge;
  const check = useCallback(
    (button: HTMLButtonElement | null) => {
      const form = look();
      const isValid = form === null || !checkAll(form);
      // "Keep my version" decides all that is left.
      const isDecided = button?.name === "keep" || !ask();
      return isValid && isDecided;
    },
    [look, checkAll, ask],
  );

  // The messages of a form that came back speak of what was sent, not of what the parts saw a moment before.
  useEffect(() => {
    if (refused) setLive(refused.form);
  }, [refused]);

  /** Resets the fields with units and related ones; uploads continue. */
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

  const follow = useCallback(
    (queued: Pick<WeekBody, "faza" | "days">) => {
      const form = read();
      if (!form || form.days !== given.days || form.faza !== given.faza) return;
      if (Number(given.days) > queued.days) return;
      // The user is about to type a week of their own: a new value would end up beside theirs.
      if (element.current?.querySelector("[name=days]:focus")) return;
      const next = {
        days: String(queued.days + 1),
        faza: given.faza === "2" ? given.faza : String(queued.faza),
      };
      // The fields are uncontrolled, and remounting them would lose what was typed meanwhile.
      for (const field of [...(element.current?.querySelectorAll("input") ?? [])]) {
        if (field.name === "days") field.value = next.days;
        if (field.name === "faza") field.checked = field.value === next.faza;
      }
      setProposed(next);
      setLive({ ...form, ...next });
    },
    [element, read, given],
  );

  const resumeDraft = (offered: SlotDraft<WeekDraft>) => {
    look();
    resume(offered);
  };
  const dropDraft = useCallback(() => {
    clearTimeout(timer.current);
    clear();
  }, [clear]);

  useEffect(() => {
    if (isSaved) clearTimeout(timer.current);
  }, [isSaved]);

  const editor = useMemo<EditorState>(
    () => ({
      start,
      errors,
      last,
      ownMeasures,
      touch,
      read,
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
    resumeDraft,
    follow,
    merge,
    dropDraft,
    copyLast,
    leaveField: leave,
    check,
    isChanged,
    isSaved,
  };
}
