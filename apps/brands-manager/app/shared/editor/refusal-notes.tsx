import { Note } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { Refusal } from "../refusal.ts";
import styles from "./editor.module.css";

export interface RefusalNotesProps {
  refusal: Refusal | undefined;
  /** Labels of the form's fields by name. */
  labels: Readonly<Record<string, string>>;
  /** The value of a field in words; undefined for text that is shown as it is. */
  words?: ((name: string, value: string) => string | undefined) | undefined;
  isSaved?: boolean | undefined;
}

/** Above an editor: why it was not saved, what another manager changed meanwhile, or a confirmation. */
export function RefusalNotes({ refusal, labels, words, isSaved }: RefusalNotesProps) {
  if (refusal?.conflict) {
    const theirs = Object.entries(refusal.conflict.theirs);
    return (
      <Note
        tone="warn"
        urgent
        title={<Trans id="editor.conflict.title">A colleague saved this while you were editing</Trans>}
      >
        <p>
          <Trans id="editor.conflict.text">
            Your changes are still in the form. Save again to replace the version below.
          </Trans>
        </p>
        {theirs.map(([name, value]) => (
          <p key={name} className={styles.theirs}>
            <b>{labels[name] ?? name}</b>
            <br />
            {value === "" ? "–" : (words?.(name, value) ?? value)}
          </p>
        ))}
      </Note>
    );
  }
  const problem = refusal?.errors.form;
  if (problem) {
    return (
      <Note tone="bad" urgent>
        {problem}
      </Note>
    );
  }
  if (!isSaved || refusal) return null;
  return (
    <Note tone="good">
      <Trans id="editor.saved">Saved.</Trans>
    </Note>
  );
}
