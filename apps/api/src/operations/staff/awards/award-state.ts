import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { isResult, takesVotes } from "../../../content/awards/open-awards.ts";

export type AwardState = Schema<"StaffAwardState">;

/** Whether award `a` has votes: those that are counted, of accounts that are deleted too. */
export const hasVotes = sql<boolean>`(
  exists (select from award_vote cast_vote where cast_vote.year = a.year)
  or exists (select from award_nomination counted where counted.year = a.year and counted.cnt_votes > 0))`;

/** Whether the results of award `a` were public, or are what growers voted for: they stay as they are. */
export const isOver = sql<boolean>`(${isResult} and (a.is_publish or a.settle_date is not null or ${hasVotes}))`;

/** The state of award `a`, which opens and ends by the clock alone. */
export const awardState = sql<AwardState>`case when not a.is_publish then 'draft' when ${isResult} then 'announced'
  when ${takesVotes} then 'open' when a.date_end <= now() then 'ended' else 'scheduled' end`;
