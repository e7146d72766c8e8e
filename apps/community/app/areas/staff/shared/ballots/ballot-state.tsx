import type { Schema } from "@grow/contract";
import { Badge, type BadgeProps } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** The state of a poll, or of the awards of a year. */
export type BallotState = Schema<"StaffVotingState"> | Schema<"StaffAwardState">;

export const STATE_WORDS: Readonly<Record<BallotState, MessageDescriptor>> = {
  draft: msg({ id: "ballots.state.draft", message: "Draft" }),
  scheduled: msg({ id: "ballots.state.scheduled", message: "Scheduled" }),
  open: msg({ id: "ballots.state.open", message: "Open" }),
  ended: msg({ id: "ballots.state.ended", message: "Ended" }),
  announced: msg({ id: "ballots.state.announced", message: "Results out" }),
  removed: msg({ id: "ballots.state.removed", message: "Removed" }),
};

const TONES: Readonly<Record<BallotState, NonNullable<BadgeProps["tone"]>>> = {
  ...{ draft: "plain", scheduled: "info", open: "good", ended: "plain", announced: "plain" },
  removed: "warn",
};

export function BallotBadge({ state }: { state: BallotState }) {
  const { i18n } = useLingui();
  return <Badge tone={TONES[state]}>{i18n._(STATE_WORDS[state])}</Badge>;
}
