import { useCallback, useEffect, useRef } from "react";
import { isPageLeaving } from "../client/page-leaving.ts";
import { useViewer } from "../shell/shell-data.ts";
import type { SlotDraft } from "./drafts.ts";
import { useAccepted } from "./use-accepted.ts";
import { useFormDrafts } from "./use-form-drafts.ts";

/** The drafts of an editor: the one that its form writes, and those from before. */
export interface EditorDraft<T> {
  /** Drafts that say something else than the form, oldest first. */
  readonly offered: readonly SlotDraft<T>[];
  /** When the form's own draft was last written. */
  readonly savedAt: Date | null;
  /** Saves the form as it is now, if the user has touched it. */
  readonly change: (value: T) => void;
  readonly resume: (draft: SlotDraft<T>) => void;
  readonly discard: (draft: SlotDraft<T>) => void;
  /** Deletes the form's own draft. */
  readonly clear: () => void;
  /** Handlers of the form: what scripts fill in (restored photos) is not the user's doing. */
  readonly onTouch: {
    readonly onInputCapture: () => void;
    readonly onClickCapture: () => void;
    readonly onDropCapture: () => void;
  };
  /** The form was accepted, and the page is about to be left. */
  readonly isAccepted: boolean;
}

interface EditorDraftOptions<T> {
  /** Kind of thing: `diary`, `week`. */
  readonly type: string;
  /** Its id, or `new`. */
  readonly id: string | number;
  /** Whether a draft equals the form's last initial state. */
  readonly isShown: (value: T) => boolean;
  /** Fills the form with a draft. */
  readonly onResume: (value: T) => void;
  /** Whether the form differs from its initial state. Called once, for input before hydration. */
  readonly isChanged: () => boolean;
  /** Writes the form as it is now to the draft. */
  readonly save: () => void;
}

/** Saves and offers the drafts of an editor. A form that nobody has touched writes no draft. */
export function useEditorDraft<T>(options: EditorDraftOptions<T>): EditorDraft<T> {
  const { type, id, isShown, onResume, isChanged, save } = options;
  const viewer = useViewer();
  const drafts = useFormDrafts<T>(type, id, viewer?.id ?? null);
  const { change, clear, resume, discard } = drafts;
  const isTouched = useRef(false);
  const onTouch = useRef(() => {
    isTouched.current = true;
  }).current;
  const atStart = useRef({ isChanged, save }).current;
  useEffect(() => {
    if (!atStart.isChanged()) return;
    isTouched.current = true;
    atStart.save();
  }, [atStart]);
  const isAccepted = useAccepted();
  useEffect(() => {
    if (isAccepted) clear();
  }, [isAccepted, clear]);
  return {
    offered: drafts.offered.filter(({ value }) => !isShown(value)),
    savedAt: drafts.savedAt,
    change: useCallback(
      (value) => {
        // Sent by the browser before hydration: a draft would be offered although the form has arrived.
        if (isTouched.current && !isPageLeaving()) change(value);
      },
      [change],
    ),
    resume: (draft) => {
      resume(draft.slot);
      onResume(draft.value);
    },
    discard: ({ slot }) => discard(slot),
    clear,
    onTouch: { onInputCapture: onTouch, onClickCapture: onTouch, onDropCapture: onTouch },
    isAccepted,
  };
}
