import { signInPath } from "@grow/app-kit/request/return-path.ts";
import {
  ConflictNotice,
  EmptyNotice,
  PublishedNotice,
  SignedOutNotice,
} from "../../../shared/week-form/notices.tsx";
import type { RefusedWeek } from "../save-week.ts";
import type { useWeekEditor } from "../use-week-editor.ts";
import { differenceKey, withDifference } from "../week-differences.ts";
import { Differences, MergedNotice } from "./differences.tsx";

export interface SubmitNotesProps {
  week: Pick<ReturnType<typeof useWeekEditor>, "editor" | "live" | "merge">;
  refused: RefusedWeek | undefined;
  /** Address of this page. */
  here: string;
  isBusy: boolean;
  onTakeTheirs: () => void;
  diaryLink: string;
  /** The page is left without the draft. */
  onDrop: () => void;
  /** The page is left to sign in again. */
  onSignIn: () => void;
}

/** Why a submitted week was not saved, and what the grower can decide. */
export function SubmitNotes({
  week,
  refused,
  here,
  isBusy,
  onTakeTheirs,
  diaryLink,
  onDrop,
  onSignIn,
}: SubmitNotesProps) {
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
    <>
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
    </>
  );
}
