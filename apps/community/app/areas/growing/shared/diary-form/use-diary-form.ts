import { type EditorDraft, useEditorDraft } from "@grow/app-kit/editor/use-editor-draft.ts";
import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { useLingui } from "@lingui/react/macro";
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type FormErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import type { SubmitFailure } from "../../../../shared/submit-failure.ts";
import { type DiaryForm, diaryBody, isSameForm, readDiaryForm, withChosen } from "./diary-form.ts";

/** A diary that was not saved: all that was typed, and why. */
export interface RefusedDiary {
  readonly form: DiaryForm;
  readonly errors: FormErrors;
  /** The version that was saved in the meantime; null where nothing was. */
  readonly conflict: number | null;
  /** The version that is being edited; "" for a new diary. */
  readonly version: string;
  /** Why it did not arrive. */
  readonly submitFailure?: SubmitFailure | undefined;
}

interface DiaryFormState {
  /** Initial values of the uncontrolled fields. */
  readonly start: DiaryForm;
  /** A new key remounts all fields. */
  readonly turn: number;
  readonly errors: FormErrors;
  readonly draft: EditorDraft<DiaryForm>;
  /** Whether the form differs from its initial state. */
  readonly isChanged: () => boolean;
  /** Leaves the page to sign in again, without a confirmation. */
  readonly leaveToSignIn: () => void;
  /** Call when a submitted value changed, by the user or a script. */
  readonly touch: () => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** Keeps a form with problems here and shows them. @returns whether it may be sent */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => boolean;
}

/**
 * Runs the form of a diary: saves its draft, validates a field on blur, and knows whether there are unsaved changes.
 *
 * @param given - as the page opened it
 * @param draftId - the diary's id, or `new`
 */
export function useDiaryForm(
  given: DiaryForm,
  refused: RefusedDiary | undefined,
  draftId: number | "new",
  element: RefObject<HTMLFormElement>,
): DiaryFormState {
  const { i18n } = useLingui();
  const [start, setStart] = useState({ form: refused?.form ?? given, turn: 0 });
  const draft = useEditorDraft<DiaryForm>({
    type: "diary",
    id: draftId,
    isShown: (form) => isSameForm(form, given) || isSameForm(form, start.form),
    // A draft of an older version of this form may lack a field.
    onResume: (form) => {
      const resumed = { ...given, ...form };
      setStart(({ turn }) => ({
        form: draftId === "new" ? withChosen(resumed, given) : resumed,
        turn: turn + 1,
      }));
    },
    isChanged: () => isChanged(),
    save: () => touch(),
  });
  const { change } = draft;
  // Fields that were left, or the whole form once it was sent, say what is wrong with them.
  const left = useRef(new Set<string>());
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  // An error of the API is shown until its field is changed.
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());

  const read = useCallback(
    () => (element.current ? readDiaryForm(new FormData(element.current)) : null),
    [element],
  );
  const isLeaving = useRef(false);
  const isChanged = useCallback(() => {
    const form = read();
    return !isLeaving.current && form !== null && !isSameForm(form, given);
  }, [read, given]);

  const problems = useCallback(() => {
    const form = read();
    const fields: Record<string, string> = {};
    for (const problem of form ? diaryBody(form).problems : []) {
      fields[problem.field] ??= apiMessage(i18n, { text: "", ...problem });
    }
    return fields;
  }, [read, i18n]);
  const show = useCallback(() => {
    const all = Object.entries(problems());
    const shown = Object.fromEntries(all.filter(([field]) => left.current.has(field)));
    setFound((before) => (JSON.stringify(before) === JSON.stringify(shown) ? before : shown));
  }, [problems]);

  const touch = useCallback(() => {
    const form = read();
    if (form && !isSameForm(form, given)) change(form);
    show();
  }, [read, given, change, show]);

  useEffect(() => {
    if (!refused) return;
    setSettled(new Set());
    // After the messages have found their fields.
    const frame = requestAnimationFrame(() => {
      const first = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      if (first) first.focus();
      else scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [refused, element]);

  const errors = useMemo<FormErrors>(() => {
    const answered = Object.entries((refused?.errors ?? NO_ERRORS).fields);
    return {
      fields: { ...Object.fromEntries(answered.filter(([field]) => !settled.has(field))), ...found },
      form:
        refused?.submitFailure === "lost"
          ? apiMessage(i18n, { code: "unavailable", text: "" })
          : (refused?.errors.form ?? null),
    };
  }, [refused, settled, found, i18n]);

  return {
    start: start.form,
    turn: start.turn,
    errors,
    draft,
    isChanged,
    leaveToSignIn: useCallback(() => {
      touch();
      isLeaving.current = true;
    }, [touch]),
    touch,
    onBlur: useCallback(
      ({ target }: FocusEvent<HTMLFormElement>) => {
        const name = target.getAttribute("name")?.replace(/^equip\./, "items_equip.");
        if (!name) return;
        left.current.add(name);
        const row = /^items_equip\.\d+/.exec(name)?.[0];
        setSettled((before) => new Set([...before, name, ...(row ? [row] : [])]));
        show();
      },
      [show],
    ),
    onSubmit: useCallback(
      (event) => {
        const all = problems();
        left.current = new Set([...left.current, ...Object.keys(all)]);
        setFound(all);
        if (Object.keys(all).length === 0) return true;
        event.preventDefault();
        requestAnimationFrame(() =>
          element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
        );
        return false;
      },
      [problems, element],
    ),
  };
}
