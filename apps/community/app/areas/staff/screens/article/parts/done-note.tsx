import { useFormats } from "@grow/i18n/react";
import { Note } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { publishTime } from "../../../shared/desks/publish-time.ts";
import type { Done, Moved } from "../save-article.ts";

interface DoneNoteProps {
  done: Done | null;
  moved: Moved | null;
  /** When it came out or will come out. */
  viewDate: string | null;
}

/** What became of the last press, where it is more than "Saved". */
export function DoneNote({ done, moved, viewDate }: DoneNoteProps) {
  const formats = useFormats();
  const { date: day, time } = publishTime(viewDate);
  const date = day ? formats.date(day) : "";
  switch (done ?? moved) {
    case "published":
      return (
        <Note tone="good">
          <Trans id="article.done.published">Published. Readers see it now.</Trans>
        </Note>
      );
    case "scheduled":
      return (
        <Note tone="good">
          <Trans id="article.done.scheduled">
            Scheduled for {date}, {time}. You can keep editing until then.
          </Trans>
        </Note>
      );
    case "incomplete":
      return (
        <Note tone="warn" urgent>
          <Trans id="article.done.incomplete">
            Saved, but not published. Finish what's missing, then try again.
          </Trans>
        </Note>
      );
    case "bad-date":
      return (
        <Note tone="warn" urgent>
          <Trans id="article.done.badDate">
            Saved, but not scheduled. Choose a date and time in the future.
          </Trans>
        </Note>
      );
    case "changed":
      return (
        <Note tone="warn" urgent>
          <Trans id="article.done.changed">
            Saved, but not published: a colleague changed it at that moment. Check it and try again.
          </Trans>
        </Note>
      );
    case "unpublished":
      return (
        <Note tone="good">
          <Trans id="article.done.unpublished">Unpublished. Only staff can see it now.</Trans>
        </Note>
      );
    case "removed":
      return (
        <Note tone="good">
          <Trans id="article.done.removed">Removed. You can restore it for 30 days.</Trans>
        </Note>
      );
    case "restored":
      return (
        <Note tone="good">
          <Trans id="article.done.restored">Restored. Publish it when it's ready.</Trans>
        </Note>
      );
    case "lang-removed":
      return (
        <Note tone="good">
          <Trans id="article.done.langRemoved">Translation removed. Its versions are still there.</Trans>
        </Note>
      );
    default:
      return null;
  }
}
