import type { Schema } from "@grow/contract";

type Event = Schema<"NotificationEvent">;

/** What others do with a grower's things. */
export const ACTIVITY = [
  "comment",
  "reply",
  "mention",
  "like",
  "follow",
  "solution",
  "solution_accepted",
] as const satisfies readonly Event[];

/** What is new of the growers and diaries that they follow. */
export const FOLLOWED = [
  "week_new",
  "diary_new",
  "problem_new",
  "video_new",
] as const satisfies readonly Event[];

/** Decisions of moderators about their diaries. */
export const DECISIONS = [
  "diary_approved",
  "diary_rejected",
  "diary_verified",
] as const satisfies readonly Event[];

/** What brands make of them. */
export const INVITATIONS = ["tester_add", "manager_add"] as const satisfies readonly Event[];

/** The renewal and end of their plans. */
export const PLANS = ["premium_end"] as const satisfies readonly Event[];

/** What other growers' votes make of them. */
export const WINS = ["award_won"] as const satisfies readonly Event[];

/** Giveaways: the reminder of followers, and the news to a winner. */
export const GIVEAWAYS = ["giveaway_end", "giveaway_won"] as const satisfies readonly Event[];

/** Events of other growers. */
export type GrowerEvent = (typeof ACTIVITY | typeof FOLLOWED)[number];

/** Events of the site itself. */
export type SiteEvent = (
  | typeof DECISIONS
  | typeof INVITATIONS
  | typeof PLANS
  | typeof WINS
  | typeof GIVEAWAYS
)[number];

/** Events that growers are notified of today; the contract has more. */
export type ToldEvent = GrowerEvent | SiteEvent;
