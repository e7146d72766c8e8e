import { type EditorDraft, useEditorDraft } from "@grow/app-kit/editor/use-editor-draft.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { MAX_CAPTIONS } from "../captions.ts";
import type { EditedVideo } from "../load-editor.ts";
import type { ShortEditorAnswer } from "../short-editor-answer.ts";
import { draftOf, readVideoDraft, sameDraft, type VideoDraft } from "../video-draft.ts";

/** Bytes of a character in UTF-8, at most. */
const BYTES_PER_CHARACTER = 4;

interface VideoDrafts {
  readonly element: RefObject<HTMLFormElement>;
  readonly draft: EditorDraft<VideoDraft>;
  /** What the fields begin with. */
  readonly start: VideoDraft;
  /** Changes when the fields begin anew. */
  readonly turn: number;
  readonly onChange: () => void;
  /** Takes the caption file that is chosen, or none, into the draft. */
  readonly chooseCaptions: (file: File | null) => void;
  readonly isUnsaved: () => boolean;
}

/** The drafts of a video's form. What was saved is no draft any more. */
export function useVideoDraft(video: EditedVideo, answer: ShortEditorAnswer | undefined): VideoDrafts {
  const element = useRef<HTMLFormElement>(null);
  const [{ start, turn }, setStart] = useState({ start: draftOf(video), turn: 0 });
  // The server writes tags in its own way: what was sent counts as saved.
  const saved = useRef(start);
  const captions = useRef<{ name: string; text: string } | null>(null);
  const read = () =>
    element.current ? readVideoDraft(new FormData(element.current), start, captions.current) : start;
  const draft = useEditorDraft<VideoDraft>({
    type: "video",
    id: video.id,
    isShown: (value) => sameDraft(value, start),
    onResume: (value) => {
      // Drafts of before have no captions.
      const resumed = { ...start, ...value };
      captions.current = resumed.captions;
      setStart({ start: resumed, turn: turn + 1 });
    },
    isChanged: () => !sameDraft(read(), saved.current),
    save: () => draft.change(read()),
  });
  useEffect(() => {
    if (!answer?.isSaved) return;
    captions.current = null;
    if (start.captions) setStart({ start: { ...start, captions: null }, turn });
    saved.current = read();
    draft.clear();
  }, [answer]);
  return {
    element,
    draft,
    start,
    turn,
    onChange: () => draft.change(read()),
    chooseCaptions: async (file) => {
      // Longer files are rejected, and would fill the storage of the browser.
      const isKept = file !== null && file.size <= MAX_CAPTIONS * BYTES_PER_CHARACTER;
      captions.current = isKept ? { name: file.name, text: await file.text() } : null;
      draft.change(read());
    },
    isUnsaved: () => !draft.isAccepted && !sameDraft(read(), saved.current),
  };
}
