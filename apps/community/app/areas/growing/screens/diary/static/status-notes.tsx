import { Note, Stack } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DiaryStatus } from "../../../shared/diary/status-view.ts";
import styles from "./status-notes.module.css";

const SENTENCES: Record<DiaryStatus, MessageDescriptor> = {
  removed: msg({
    id: "diary.standing.removed.text",
    message: "This diary was deleted. Only moderators can see it, for up to 30 days.",
  }),
  banned: msg({
    id: "diary.standing.banned.text",
    message: "A moderator has closed this diary. Only its grower and moderators can see it.",
  }),
  waiting: msg({
    id: "diary.standing.waiting.text",
    message: "A moderator will review it soon. Until then only its grower and moderators can see it.",
  }),
  hidden: msg({
    id: "diary.standing.hidden.text",
    message: "This diary is hidden. Only its grower and moderators can see it.",
  }),
  private: msg({
    id: "diary.standing.private.text",
    message: "Only its grower can see this diary.",
  }),
  unlisted: msg({
    id: "diary.standing.unlisted.text",
    message: "Anyone with the link can read it. It won't show up in Diaries or search.",
  }),
};

/** Texts for the author. */
const OWN_SENTENCES: Partial<Record<DiaryStatus, MessageDescriptor>> = {
  banned: msg({
    id: "diary.standing.banned.own",
    message: "A moderator has closed this diary. Only you and moderators can see it.",
  }),
  waiting: msg({
    id: "diary.standing.waiting.own",
    message: "A moderator will review it soon. Until then only you and moderators can see it.",
  }),
  hidden: msg({
    id: "diary.standing.hidden.own",
    message: "You've hidden this diary. Only you and moderators can see it.",
  }),
  private: msg({ id: "diary.standing.private.own", message: "Only you can see this diary." }),
};

/** States set by a moderator, possibly with a reason. */
const DECIDED: ReadonlySet<DiaryStatus> = new Set(["banned", "waiting"]);

interface StatusNotesProps {
  status: readonly DiaryStatus[];
  /** The moderator's reason. */
  reason: string | undefined;
  /** The user is the author. */
  isOwn: boolean;
}

/** Notes on why a diary is not public. */
export function StatusNotes({ status, reason, isOwn }: StatusNotesProps) {
  const { i18n } = useLingui();
  if (status.length === 0) return null;
  return (
    <Stack gap={2}>
      {status.map((state) => (
        <Note key={state} tone={state === "banned" || state === "removed" ? "bad" : "info"}>
          {i18n._((isOwn ? OWN_SENTENCES[state] : undefined) ?? SENTENCES[state])}
          {reason !== undefined && DECIDED.has(state) ? <Reason text={reason} /> : null}
        </Note>
      ))}
    </Stack>
  );
}

/** Moderators write in any language. */
function Reason({ text }: { text: string }) {
  return (
    <p className={styles.reason}>
      <Trans id="diary.standing.reason">Message from the moderator:</Trans>{" "}
      <q lang="" dir="auto">
        {text}
      </q>
    </p>
  );
}
