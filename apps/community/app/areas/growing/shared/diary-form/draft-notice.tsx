import { DraftNotes } from "@grow/app-kit/editor/draft-notes.tsx";
import type { EditorDraft } from "@grow/app-kit/editor/use-editor-draft.ts";
import { Trans } from "@lingui/react/macro";
import type { DiaryForm } from "./diary-form.ts";

interface DiaryDraftNotesProps {
  /** "Pick up where you left off?" */
  title: string;
  draft: EditorDraft<DiaryForm>;
}

/** Drafts of this diary from before, with the time of each. */
export function DiaryDraftNotes({ title, draft }: DiaryDraftNotesProps) {
  return (
    <DraftNotes
      offered={draft.offered}
      onResume={draft.resume}
      onDiscard={draft.discard}
      title={() => title}
      text={(time) => time}
      about={({ name }) => [name]}
      resume={<Trans id="diaryEditor.draft.take">Continue</Trans>}
      discard={<Trans id="diaryEditor.draft.drop">Discard</Trans>}
    />
  );
}
