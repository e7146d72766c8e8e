import type { Schema } from "@grow/contract";
import { Badge, type BadgeProps } from "@grow/ui/foundation";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

type State = Schema<"StaffPostState">;

const STATES: Readonly<Record<State, { word: MessageDescriptor; tone: NonNullable<BadgeProps["tone"]> }>> = {
  draft: { word: msg({ id: "articles.state.draft", message: "Draft" }), tone: "plain" },
  scheduled: { word: msg({ id: "articles.state.scheduled", message: "Scheduled" }), tone: "info" },
  published: { word: msg({ id: "articles.state.published", message: "Published" }), tone: "good" },
  unpublished: { word: msg({ id: "articles.state.unpublished", message: "Unpublished" }), tone: "plain" },
  removed: { word: msg({ id: "articles.state.removed", message: "Removed" }), tone: "warn" },
};

/** The name of a state: "Scheduled". */
export const stateWord = (i18n: I18n, state: State) => i18n._(STATES[state].word);

/** The state of an article. */
export function StateBadge({ state }: { state: State }) {
  const { i18n } = useLingui();
  return <Badge tone={STATES[state].tone}>{stateWord(i18n, state)}</Badge>;
}
