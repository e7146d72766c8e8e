import type { Schema } from "@grow/contract";
import type { ListLength } from "../../../../shared/lists/list.ts";
import { type VotingView, votingView } from "../../shared/voting/voting-view.ts";

export interface VotingsView extends ListLength {
  readonly open: readonly VotingView[];
  readonly ended: readonly VotingView[];
}

/** @param now - milliseconds since 1970 */
export function votingsView(
  votings: readonly Schema<"Voting">[],
  length: ListLength,
  now: number,
): VotingsView {
  const views = votings.map((voting) => votingView(voting, now));
  return {
    open: views.filter(({ isOpen }) => isOpen),
    ended: views.filter(({ isOpen }) => !isOpen),
    ...length,
  };
}
