import type { Schema } from "@grow/contract";
import { Badge, type BadgeProps } from "@grow/ui/foundation";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

type State = Schema<"StaffGiveawayState">;

const STATES: Readonly<Record<State, { word: MessageDescriptor; tone: NonNullable<BadgeProps["tone"]> }>> = {
  draft: { word: msg({ id: "admin.giveaway.state.draft", message: "Draft" }), tone: "plain" },
  scheduled: { word: msg({ id: "admin.giveaway.state.scheduled", message: "Scheduled" }), tone: "info" },
  running: { word: msg({ id: "admin.giveaway.state.running", message: "Running" }), tone: "good" },
  ended: { word: msg({ id: "admin.giveaway.state.ended", message: "Ended" }), tone: "plain" },
  waiting: {
    word: msg({ id: "admin.giveaway.state.waiting", message: "Waiting for winners" }),
    tone: "info",
  },
  removed: { word: msg({ id: "admin.giveaway.state.removed", message: "Removed" }), tone: "warn" },
};

/** The name of a state: "Running". */
export const giveawayStateWord = (i18n: I18n, state: State) => i18n._(STATES[state].word);

/** The state of a giveaway. */
export function GiveawayStateBadge({ state }: { state: State }) {
  const { i18n } = useLingui();
  return <Badge tone={STATES[state].tone}>{giveawayStateWord(i18n, state)}</Badge>;
}
