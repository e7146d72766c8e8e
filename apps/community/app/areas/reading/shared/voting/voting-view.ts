import type { Schema } from "@grow/contract";
import type { PhotoData } from "../../../../shared/photo-source.ts";
import { coverData } from "../../../../shared/posts/post-card-view.ts";
import { type PersonView, personView } from "../../../../shared/talk/block/comments-view.ts";

const DAY = 86_400_000;

export interface OptionView {
  readonly id: number;
  readonly text: string;
  readonly note: string;
  /** Who proposed it. */
  readonly author: PersonView | null;
  /** Of all votes, from 0 to 1; null while the results are hidden. */
  readonly share: number | null;
  readonly isMine: boolean;
  /** It has the most votes of a voting that has ended. */
  readonly isFirst: boolean;
}

export interface VotingView {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  readonly link: string;
  readonly cover: PhotoData | null;
  readonly isOpen: boolean;
  readonly results: Schema<"Voting">["results"];
  /** Null while the results are hidden. */
  readonly votes: number | null;
  readonly end: string | null;
  /** Whole days left; 0 on the last day; null without an end or after it. */
  readonly daysLeft: number | null;
  readonly hasVoted: boolean;
  readonly options: readonly OptionView[];
}

/**
 * A voting as the API shows it to this user. While it is open its options keep the editor's order, afterwards those with more votes come
 * first.
 *
 * @param now - milliseconds since 1970
 */
export function votingView(voting: Schema<"Voting">, now: number): VotingView {
  const { cnt_votes: votes, is_open: isOpen, date_end: end } = voting;
  const most = Math.max(0, ...voting.options.map(({ cnt_votes }) => cnt_votes ?? 0));
  const options = voting.options.map((option) => ({
    id: option.id,
    text: option.text,
    note: option.note,
    author: personView(option.item_user),
    share: option.cnt_votes === null || votes === null ? null : option.cnt_votes / Math.max(1, votes),
    isMine: option.id === voting.my_option_id,
    isFirst: !isOpen && most > 0 && option.cnt_votes === most,
  }));
  return {
    id: voting.id,
    title: voting.title,
    text: voting.text,
    lang: voting.lang,
    link: voting.link,
    cover: coverData(voting.cover),
    isOpen,
    results: voting.results,
    votes,
    end,
    daysLeft: isOpen && end !== null ? Math.max(0, Math.floor((Date.parse(end) - now) / DAY)) : null,
    hasVoted: voting.my_option_id !== null,
    options: isOpen ? options : options.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0)),
  };
}
