import { lazyCode } from "@grow/app-kit/document/lazy-code.ts";
import type { SlotDraft } from "@grow/app-kit/editor/drafts.ts";
import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { Note, Stack } from "@grow/ui/foundation";
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { weekKey, weekWord } from "../../../../../shared/words/week-words.ts";
import { WeekDraftNotes } from "../../../shared/week-form/draft-notes.tsx";
import styles from "../screen.module.css";
import type { useWeekEditor } from "../use-week-editor.ts";
import type { WeekDraft } from "../week-draft.ts";
import type { SubmitNotesProps } from "./submit-notes.tsx";
import * as submitNotes from "./submit-notes.tsx";

// Most weeks are saved at once.
const code = lazyCode(import.meta.env.SSR ? submitNotes : null, () => import("./submit-notes.tsx"));

interface EditorNotesProps extends SubmitNotesProps {
  week: SubmitNotesProps["week"] & Pick<ReturnType<typeof useWeekEditor>, "draft" | "resumeDraft">;
  onDiscard: (draft: SlotDraft<WeekDraft>) => void;
}

/** Notes above the form: rejections, conflicts, drafts. */
export function EditorNotes({ onDiscard, ...notes }: EditorNotesProps) {
  const { week, refused } = notes;
  const { i18n } = useLingui();
  const refusal =
    refused?.submitFailure === "lost"
      ? apiMessage(i18n, { code: "unavailable", text: "" })
      : week.editor.errors.form;
  return (
    <Stack gap={4} className={styles.notes}>
      {refusal ? (
        <Note tone="bad" urgent>
          {refusal}
        </Note>
      ) : null}
      {refused || week.merge.met ? (
        <Suspense>
          <SubmitNotes {...notes} />
        </Suspense>
      ) : null}
      <WeekDraftNotes
        offered={week.draft.offered}
        onResume={week.resumeDraft}
        onDiscard={onDiscard}
        about={({ form, photos = form.photos.length }) => {
          const name = weekKey({ faza: Number(form.faza), days: Number(form.days) || 0 });
          return [weekWord(i18n, name), photoCount(i18n, photos), form.text];
        }}
      />
    </Stack>
  );
}

function SubmitNotes(props: SubmitNotesProps) {
  const { SubmitNotes: Loaded } = code.now();
  return <Loaded {...props} />;
}

/** The photos of a draft, "3 photos"; empty for none. */
function photoCount(i18n: I18n, photos: number): string {
  if (photos === 0) return "";
  return i18n._(
    msg({ id: "weekEditor.draft.photos", message: plural(photos, { one: "# photo", other: "# photos" }) }),
  );
}
