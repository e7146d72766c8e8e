import type { Schema } from "@grow/contract";
import type { Fixed } from "./voting-fields.ts";

/** A poll that is saved. */
export interface VotingView extends Fixed {
  readonly id: number;
  readonly version: number;
  readonly state: Schema<"StaffVotingState">;
  readonly title: string;
  readonly lang: string;
  /** Its page; null while readers don't see it. */
  readonly link: string | null;
  /** Null while the results are hidden from the user. */
  readonly votes: number | null;
  /** It is published, and waits for its article. */
  readonly waitsForPost: boolean;
  readonly missing: readonly ("options" | "end")[];
}

/** @param now - instant of the page, ms */
export function votingView(voting: Schema<"StaffVoting">, now: number): VotingView {
  const isPast = voting.date_end !== null && Date.parse(voting.date_end) <= now;
  return {
    id: voting.id,
    version: voting.version,
    state: voting.state,
    title: voting.items_text[0]?.title ?? "",
    lang: voting.lang,
    link: voting.is_public ? voting.link : null,
    votes: voting.cnt_votes,
    waitsForPost: voting.state === "scheduled" && voting.item_post?.is_published === false,
    isFixed: voting.is_fixed,
    isOver: voting.is_fixed && isPast,
    results: voting.results,
    // The API decides the same when it publishes.
    missing: [
      ...(voting.items_option.length < 2 ? (["options"] as const) : []),
      ...(isPast && !voting.is_fixed ? (["end"] as const) : []),
    ],
  };
}
