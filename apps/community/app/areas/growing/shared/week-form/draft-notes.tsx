import { DraftNotes } from "@grow/app-kit/editor/draft-notes.tsx";
import type { SlotDraft } from "@grow/app-kit/editor/drafts.ts";
import { Trans, useLingui } from "@lingui/react/macro";

interface WeekDraftNotesProps<T> {
  offered: readonly SlotDraft<T>[];
  onResume: (draft: SlotDraft<T>) => void;
  onDiscard: (draft: SlotDraft<T>) => void;
  about: (value: T) => readonly string[];
}

/** Drafts of this week from before. */
export function WeekDraftNotes<T>(props: WeekDraftNotesProps<T>) {
  const { t } = useLingui();
  return (
    <DraftNotes
      {...props}
      title={(time) => t({ id: "weekEditor.draft.title", message: `Unpublished draft from ${{ time }}` })}
      text={() => <Trans id="weekEditor.draft.text">Saved on this device only.</Trans>}
      resume={<Trans id="weekEditor.draft.take">Continue</Trans>}
      discard={<Trans id="weekEditor.draft.drop">Discard</Trans>}
    />
  );
}
