import { useEditorDraft } from "@grow/app-kit/editor/use-editor-draft.ts";
import { type RefObject, useCallback, useState } from "react";
import type { RefusedSmoke } from "./save-smoke.ts";
import { isSameSmoke, readSmokeForm, type SmokeForm } from "./smoke-form.ts";
import type { SmokeView } from "./view.ts";

/** Runs the form of a smoke report: uncontrolled fields, and its drafts. */
export function useSmokeEditor(
  view: SmokeView,
  refused: RefusedSmoke | undefined,
  element: RefObject<HTMLFormElement>,
) {
  // Another turn remounts all fields.
  const [start, setStart] = useState({ form: refused?.form ?? view.form, turn: 0 });
  const draft = useEditorDraft<SmokeForm>({
    type: "smoke",
    id: view.week.id,
    isShown: (form) => isSameSmoke(form, view.form) || isSameSmoke(form, start.form),
    onResume: (form) => setStart(({ turn }) => ({ form, turn: turn + 1 })),
    isChanged: () => isChanged(),
    save: () => touch(),
  });
  const { change } = draft;

  const read = useCallback(
    () => (element.current ? readSmokeForm(new FormData(element.current)) : null),
    [element],
  );
  const isChanged = useCallback(() => {
    const form = read();
    return form !== null && !isSameSmoke(form, view.form);
  }, [read, view.form]);
  const touch = useCallback(() => {
    const form = read();
    if (form && !isSameSmoke(form, view.form)) change(form);
  }, [read, change, view.form]);

  return { start, draft, isChanged, touch };
}
