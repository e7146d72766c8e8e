import { useDraft } from "@grow/app-kit/client/use-draft.ts";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { useAccepted } from "../../../shared/use-accepted.ts";
import { useViewer } from "../../../shell/root-data.ts";
import type { RefusedSmoke } from "./save-smoke.ts";
import { isSameSmoke, readSmokeForm, type SmokeForm } from "./smoke-form.ts";
import type { SmokeView } from "./view.ts";

/** Runs the form of a smoke report: its fields keep what is typed, its draft is kept in the browser. */
export function useSmokeEditor(
  view: SmokeView,
  refused: RefusedSmoke | undefined,
  element: RefObject<HTMLFormElement>,
) {
  const viewer = useViewer();
  // Another turn makes all fields anew.
  const [start, setStart] = useState({ form: refused?.form ?? view.form, turn: 0 });
  const [isAnswered, setIsAnswered] = useState(false);
  const draft = useDraft<SmokeForm>("smoke", view.week.id, viewer?.id ?? null);
  const { kept, change, clear } = draft;

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

  const isOffered =
    kept !== null &&
    !isAnswered &&
    refused === undefined &&
    start.turn === 0 &&
    !isSameSmoke(kept, view.form);
  const takeDraft = useCallback(() => {
    if (kept) setStart(({ turn }) => ({ form: kept, turn: turn + 1 }));
  }, [kept]);
  const dropDraft = useCallback(() => {
    setIsAnswered(true);
    clear();
  }, [clear]);

  const isSaved = useAccepted();
  useEffect(() => {
    if (isSaved) clear();
  }, [isSaved, clear]);

  return { start, draft, isOffered, takeDraft, dropDraft, isChanged, touch };
}
