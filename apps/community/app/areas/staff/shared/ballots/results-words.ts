import type { Schema } from "@grow/contract";
import { msg } from "@lingui/core/macro";

export type Results = Schema<"VotingResults">;

/** Who sees the results of a poll, from the most to the least open. */
export const RESULTS: readonly Results[] = ["always", "after_vote", "at_end"];

export const RESULTS_WORDS = {
  always: msg({ id: "ballots.results.always", message: "Everyone, at any time" }),
  after_vote: msg({ id: "ballots.results.afterVote", message: "Those who have voted" }),
  at_end: msg({ id: "ballots.results.atEnd", message: "Everyone, once it has ended" }),
} as const satisfies Record<Results, object>;
