import { useFormats } from "@grow/i18n/react";
import { Plural, Trans } from "@lingui/react/macro";
import type { VotingView } from "./voting-view.ts";

/** Whether votes are taken: "4 days left", "Last day", "Ended on 5 November". */
export function VotingState({ voting }: { voting: Pick<VotingView, "isOpen" | "daysLeft" | "end"> }) {
  const formats = useFormats();
  const { isOpen, daysLeft, end } = voting;
  if (!isOpen) {
    if (end === null) return <Trans id="voting.ended">Voting has ended</Trans>;
    const day = formats.date(end);
    return <Trans id="voting.ended.day">Ended on {day}</Trans>;
  }
  if (daysLeft === null) return <Trans id="voting.open">Open</Trans>;
  if (daysLeft === 0) return <Trans id="voting.lastDay">Last day to vote</Trans>;
  return <Plural id="voting.daysLeft" value={daysLeft} one="# day left" other="# days left" />;
}
