import { Note, Stack } from "@grow/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { StandingView } from "../../diary/diary/view.ts";
import styles from "./standing-notes.module.css";

const SENTENCES: Record<StandingView, MessageDescriptor> = {
  removed: msg({
    id: "diary.standing.removed.text",
    message: "It was removed. Only moderators see it, and after 30 days it is gone for good.",
  }),
  banned: msg({
    id: "diary.standing.banned.text",
    message: "A moderator has closed this diary. Only the grower and moderators see it.",
  }),
  waiting: msg({
    id: "diary.standing.waiting.text",
    message: "A moderator will look at it soon. Until then only the grower and moderators see it.",
  }),
  hidden: msg({
    id: "diary.standing.hidden.text",
    message: "The grower has hidden this diary. It stands in no list, and nobody else can open it.",
  }),
  private: msg({
    id: "diary.standing.private.text",
    message: "It is private: nobody but the grower can open it.",
  }),
  unlisted: msg({
    id: "diary.standing.unlisted.text",
    message: "It stands in no list and no search. Whoever has the link can read it.",
  }),
};

/** States that a moderator has brought about, and may have said something of. */
const DECIDED: ReadonlySet<StandingView> = new Set(["banned", "waiting"]);

interface StandingNotesProps {
  standing: readonly StandingView[];
  /** What a moderator said to the grower. */
  reason: string | undefined;
}

/** What it means that a diary is not open to everybody, in sentences. */
export function StandingNotes({ standing, reason }: StandingNotesProps) {
  const { i18n } = useLingui();
  if (standing.length === 0) return null;
  return (
    <Stack gap={2}>
      {standing.map((state) => (
        <Note key={state} tone={state === "banned" || state === "removed" ? "bad" : "info"}>
          {i18n._(SENTENCES[state])}
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
      <Trans id="diary.standing.reason">The moderator writes:</Trans>{" "}
      <q lang="" dir="auto">
        {text}
      </q>
    </p>
  );
}
