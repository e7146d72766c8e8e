import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Note, Stack } from "@grow/ui/foundation";
import type { ReactNode } from "react";
import { clockTime } from "./clock-time.ts";
import type { SlotDraft } from "./drafts.ts";

interface DraftNotesProps<T> {
  offered: readonly SlotDraft<T>[];
  onResume: (draft: SlotDraft<T>) => void;
  onDiscard: (draft: SlotDraft<T>) => void;
  /** The words of the editor; `time` is when the draft was saved. */
  title: (time: string) => string;
  text: (time: string) => ReactNode;
  resume: ReactNode;
  discard: ReactNode;
  /** Tells a draft from others: its week, number of photos, beginning of its text. Empty ones are left out. */
  about: (value: T) => readonly string[];
}

/** Longest excerpt of a text, code points. */
const EXCERPT = 80;

function excerpt(text: string): string {
  const words = [...text.trim().replace(/\s+/g, " ")];
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT).join("")}…` : words.join("");
}

/** Offers each draft from before until the user resumes or discards it. */
export function DraftNotes<T>({
  offered,
  onResume,
  onDiscard,
  title,
  text,
  resume,
  discard,
  about,
}: DraftNotesProps<T>) {
  const { locale } = useFormats();
  return offered.map((draft) => {
    const time = clockTime(new Date(draft.saved_at), locale);
    const shown = about(draft.value).map(excerpt).filter(Boolean).join(" · ");
    return (
      <Note key={draft.slot} tone="info" title={title(time)}>
        <Stack gap={3}>
          <p>{text(time)}</p>
          {shown === "" ? null : <p>{shown}</p>}
          <Cluster>
            <Button look="outline" size="small" onClick={() => onResume(draft)}>
              {resume}
            </Button>
            <Button look="quiet" size="small" onClick={() => onDiscard(draft)}>
              {discard}
            </Button>
          </Cluster>
        </Stack>
      </Note>
    );
  });
}
