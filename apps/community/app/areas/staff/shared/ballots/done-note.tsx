import { Note } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Done } from "./done.ts";

const WORDS: Readonly<Record<Done, MessageDescriptor>> = {
  saved: msg({ id: "ballots.done.saved", message: "Saved" }),
  published: msg({ id: "ballots.done.published", message: "Published" }),
  incomplete: msg({
    id: "ballots.done.incomplete",
    message: "Saved, but not published: something is missing.",
  }),
  unpublished: msg({ id: "ballots.done.unpublished", message: "Unpublished. Votes are still there." }),
  removed: msg({ id: "ballots.done.removed", message: "Removed. You can restore it for 30 days." }),
  restored: msg({ id: "ballots.done.restored", message: "Restored as a draft" }),
  deleted: msg({ id: "ballots.done.deleted", message: "Deleted" }),
};

/** What was just done with a poll or awards. */
export function DoneNote({ done }: { done: Done | null }) {
  const { i18n } = useLingui();
  if (done === null) return null;
  return <Note tone={done === "incomplete" ? "warn" : "good"}>{i18n._(WORDS[done])}</Note>;
}
