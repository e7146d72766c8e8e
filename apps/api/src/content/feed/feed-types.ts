import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";

type FeedEventType = Schema<"FeedEventType">;

/** Events shown in the feed. The indexes `event_feed`, `event_user_feed` and `event_diary_feed` list the same types. */
const FEED = {
  "diary.create": "diary_new",
  "week.create": "week_new",
  "problem.create": "problem_new",
  "solution.create": "solution_new",
  "review.create": "review_new",
  "video.publish": "video_new",
  "blog.publish": "post_new",
  "award.won": "award_won",
} as const satisfies Record<string, FeedEventType>;

/** Additional events of a user's activity. */
const ACTIVITY = {
  ...FEED,
  "comment.create": "comment_new",
  "like.add": "like_new",
  "follow.add": "follow_new",
} as const satisfies Record<string, FeedEventType>;

export type ToldEvent = keyof typeof ACTIVITY;

export function feedEventType(type: ToldEvent): FeedEventType {
  return ACTIVITY[type];
}

/** The event type of a feed line; undefined for types that the feed never shows. */
export function toldEvent(event: FeedEventType): ToldEvent | undefined {
  return (Object.keys(FEED) as (keyof typeof FEED)[]).find((type) => FEED[type] === event);
}

const among = (types: Readonly<Record<string, string>>): RawBuilder<unknown> =>
  sql`e.type in (${sql.join(Object.keys(types).map((type) => sql.lit(type)))})`;

/** Events `e` of the feed, in the same form as its indexes. */
export const IN_FEED = among(FEED);

/** Events `e` of a user's activity. */
export const IN_ACTIVITY = among(ACTIVITY);
