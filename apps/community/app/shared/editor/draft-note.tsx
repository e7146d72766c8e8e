import type { SlotDraft } from "@grow/app-kit/client/drafts.ts";
import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Note, Stack } from "@grow/ui/foundation";
import type { ReactNode } from "react";
import { clockTime } from "../clock-time.ts";

interface DraftNotesProps<T> {
  offered: readonly SlotDraft<T>[];
  onResume: (draft: SlotDraft<T>) => void;
  onDiscard: (draft: SlotDraft<T>) => void;
  /** The words of the editor; `time` is when the draft was saved. */
  title: (time: string) => string;
  text: (time: string) => ReactNode;
  resume: ReactNode;
  discard: ReactNode;
  /** Words of a draft that tell it from others. */
  excerpt?: ((value: T) => string) | undefined;
}

/** Longest excerpt, code points. */
const EXCERPT = 80;

/** Offers each draft from before until the user resumes or discards it. */
export function DraftNotes<T>({
  offered,
  onResume,
  onDiscard,
  title,
  text,
  resume,
  discard,
  excerpt,
}: DraftNotesProps<T>) {
  const { locale } = useFormats();
  return offered.map((draft) => {
    const time = clockTime(new Date(draft.saved_at), locale);
    const words = [...(excerpt?.(draft.value) ?? "").trim()];
    const shown = words.length > EXCERPT ? `${words.slice(0, EXCERPT).join("")}…` : words.join("");
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
