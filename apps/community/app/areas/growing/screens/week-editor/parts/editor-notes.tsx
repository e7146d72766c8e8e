import type { SlotDraft } from "@grow/app-kit/client/drafts.ts";
import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { signInPath } from "@grow/app-kit/request/return-path.ts";
import { Note, Stack } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { weekKey, weekWord } from "../../../../../shared/words/week-words.ts";
import {
  ConflictNotice,
  EmptyNotice,
  PublishedNotice,
  SignedOutNotice,
  WeekDraftNotes,
} from "../../../shared/week-form/notices.tsx";
import type { RefusedWeek } from "../save-week.ts";
import styles from "../screen.module.css";
import type { useWeekEditor } from "../use-week-editor.ts";
import { differenceKey, withDifference } from "../week-differences.ts";
import type { WeekDraft } from "../week-draft.ts";
import { Differences, MergedNotice } from "./differences.tsx";

interface EditorNotesProps {
  week: Pick<ReturnType<typeof useWeekEditor>, "editor" | "live" | "draft" | "resumeDraft" | "merge">;
  refused: RefusedWeek | undefined;
  /** Address of this page. */
  here: string;
  isBusy: boolean;
  onDiscard: (draft: SlotDraft<WeekDraft>) => void;
  onTakeTheirs: () => void;
  diaryLink: string;
  /** The page is left without the draft. */
  onDrop: () => void;
  /** The page is left to sign in again. */
  onSignIn: () => void;
}

/** Notes above the form: rejections, conflicts, drafts. */
export function EditorNotes({
  week,
  refused,
  here,
  isBusy,
  onDiscard,
  onTakeTheirs,
  diaryLink,
  onDrop,
  onSignIn,
}: EditorNotesProps) {
  const { i18n, t } = useLingui();
  const refusal =
    refused?.submitFailure === "lost"
      ? apiMessage(i18n, { code: "unavailable", text: "" })
      : week.editor.errors.form;
  const { met } = week.merge;
  const conflict = met ?? refused?.conflict;
  const asked = met ? met.asked : (refused?.conflict?.differences ?? []);
  const { measures } = week.editor.start;
  const sides = week.merge.sides(measures);
  // A field that shows the saved value still has the grower's to go back to.
  const mine = asked
    .filter((one) => met?.decided.get(differenceKey(one)) === "theirs")
    .reduce((form, one) => withDifference(form, sides?.mine ?? form, one), week.live);
  return (
    <Stack gap={4} className={styles.notes}>
      {refusal ? (
        <Note tone="bad" urgent>
          {refusal}
        </Note>
      ) : null}
      {refused?.submitFailure === "signed-out" ? (
        <SignedOutNotice signIn={signInPath(here)} onSignIn={onSignIn} />
      ) : null}
      {refused?.isEmpty ? <EmptyNotice isBusy={isBusy} /> : null}
      {refused?.published ? (
        <PublishedNotice
          published={refused.published}
          diaryLink={diaryLink}
          isBusy={isBusy}
          onDiscard={onDrop}
        />
      ) : null}
      {conflict && asked.length > 0 ? (
        <ConflictNotice conflict={conflict} here={here} isBusy={isBusy} onTakeTheirs={onTakeTheirs}>
          <Differences
            list={asked}
            mine={mine}
            theirs={sides?.theirs ?? refused?.conflict?.theirs ?? week.live}
            measures={measures}
            decided={met?.decided}
            onDecide={met ? week.merge.decide : undefined}
            isAsking={week.merge.isAsking}
          />
        </ConflictNotice>
      ) : null}
      {met && met.taken.length > 0 ? (
        <MergedNotice
          taken={met.taken}
          measures={measures}
          isDecided={met.asked.every((one) => met.decided.has(differenceKey(one)))}
        />
      ) : null}
      <WeekDraftNotes
        offered={week.draft.offered}
        onResume={week.resumeDraft}
        onDiscard={onDiscard}
        about={({ form, photos = form.photos.length }) => {
          const name = weekKey({ faza: Number(form.faza), days: Number(form.days) || 0 });
          const count = t({
            id: "weekEditor.draft.photos",
            message: plural(photos, { one: "# photo", other: "# photos" }),
          });
          return [weekWord(i18n, name), photos === 0 ? "" : count, form.text];
        }}
      />
    </Stack>
  );
}
