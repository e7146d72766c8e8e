import "./locales/catalog.ts";
import { Note, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { DraftNotes } from "./draft-notes.tsx";
import styles from "./fields-notes.module.css";
import type { FormFields } from "./form-fields.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { MergeNote, type PartWords } from "./merge-note.tsx";
import type { Refusal } from "./refusal.ts";
import type { FieldsEditor } from "./use-fields-editor.ts";

interface FieldsNotesProps extends PartWords {
  editor: FieldsEditor;
  refusal: Refusal | undefined;
  /** What the page says of the last press. */
  outcome: "saved" | "discarded" | null;
  /** Tells a draft from others: a name, the beginning of a text. */
  about: (fields: FormFields) => readonly string[];
}

/** Above an editor: why it was not saved, what a colleague changed meanwhile, earlier drafts, or a confirmation. */
export function FieldsNotes({ editor, refusal, outcome, about, ...words }: FieldsNotesProps) {
  const { t } = useLingui();
  const { draft, merge } = editor;
  const problem = refusal && !refusal.conflict ? refusal.errors.form : null;
  const isChanged = editor.isChanged;
  return (
    <>
      <div ref={editor.notes} tabIndex={-1} className={styles.notes}>
        <Stack gap={4}>
          {merge ? <MergeNote merge={merge} onDecide={editor.decide} {...words} /> : null}
          {problem ? (
            <Note tone="bad" urgent>
              {problem}
            </Note>
          ) : null}
          <DraftNotes
            offered={draft.offered}
            onResume={draft.resume}
            onDiscard={draft.discard}
            title={(time) => t({ id: "editor.draft.title", message: `Unsaved changes from ${{ time }}` })}
            text={() => <Trans id="editor.draft.text">Your draft is saved on this device only.</Trans>}
            resume={<Trans id="editor.draft.resume">Continue draft</Trans>}
            discard={<Trans id="editor.draft.discard">Discard</Trans>}
            about={({ typed }) => about(typed)}
          />
          {refusal || outcome === null || draft.offered.length > 0 ? null : (
            <Note tone="good">
              {outcome === "saved" ? (
                <Trans id="editor.saved">Saved.</Trans>
              ) : (
                <Trans id="editor.discarded">Draft discarded.</Trans>
              )}
            </Note>
          )}
        </Stack>
      </div>
      <LeaveGuard
        isChanged={isChanged}
        isLost={editor.isUploading}
        title={t({ id: "editor.leave.title", message: "Leave without saving?" })}
        stay={<Trans id="editor.leave.stay">Keep editing</Trans>}
        leave={<Trans id="editor.leave.go">Leave</Trans>}
      >
        <p>
          <Trans id="editor.leave.text">Your draft is saved on this device. You can pick it up later.</Trans>
        </p>
        {editor.isUploading() ? (
          <p>
            <Trans id="editor.leave.uploads">Photos that haven't finished uploading will be lost.</Trans>
          </p>
        ) : null}
      </LeaveGuard>
    </>
  );
}
