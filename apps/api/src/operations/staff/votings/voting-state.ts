import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { takesVotes } from "../../../content/posts/read-votings.ts";
import { openVoting } from "../../../kinds/open-post.ts";

export type VotingState = Schema<"StaffVotingState">;

/** Whether readers see voting `v`. */
export const isPublic = openVoting("v");

/** The state of voting `v`, which opens and ends by the clock alone. */
export const votingState = sql<VotingState>`case when v.is_remove then 'removed' when not v.is_publish then 'draft'
  when not ${takesVotes} then 'ended' when ${isPublic} then 'open' else 'scheduled' end`;

/** Whether voting `v` has votes: those that are counted, of accounts that are deleted too. */
export const hasVotes = sql<boolean>`(v.cnt_votes > 0
  or exists (select from voting_vote cast_vote where cast_vote.voting_id = v.id))`;
