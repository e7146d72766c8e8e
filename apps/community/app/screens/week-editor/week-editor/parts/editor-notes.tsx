import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { signInPath } from "@grow/app-kit/request/return-path.ts";
import { Note, Stack } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import type { RefusedWeek } from "../save-week.ts";
import styles from "../screen.module.css";
import type { useWeekEditor } from "../use-week-editor.ts";
import { Differences } from "./differences.tsx";
import { ConflictNotice, DraftNotice, SignedOutNotice } from "./notices.tsx";

interface EditorNotesProps {
  week: Pick<ReturnType<typeof useWeekEditor>, "editor" | "draft" | "offered" | "takeDraft" | "dropDraft">;
  refused: RefusedWeek | undefined;
  /** Address of this page. */
  here: string;
  isBusy: boolean;
  /** The page is left to sign in again. */
  onSignIn: () => void;
}

/** What stands between the form and its week: why it came back, who else has written, what was begun before. */
export function EditorNotes({ week, refused, here, isBusy, onSignIn }: EditorNotesProps) {
  const { i18n } = useLingui();
  const refusal =
    refused?.hindrance === "lost"
      ? apiMessage(i18n, { code: "unavailable", text: "" })
      : week.editor.errors.form;
  return (
    <Stack gap={4} className={styles.notes}>
      {refusal ? (
        <Note tone="bad" urgent>
          {refusal}
        </Note>
      ) : null}
      {refused?.hindrance === "signed-out" ? (
        <SignedOutNotice signIn={signInPath(here)} onSignIn={onSignIn} />
      ) : null}
      {refused?.conflict ? (
        <ConflictNotice conflict={refused.conflict} here={here} isBusy={isBusy} onTakeTheirs={week.dropDraft}>
          <Differences list={refused.conflict.differences} />
        </ConflictNotice>
      ) : null}
      {week.offered ? (
        <DraftNotice savedAt={week.draft.savedAt} onTake={week.takeDraft} onDrop={week.dropDraft} />
      ) : null}
    </Stack>
  );
}
