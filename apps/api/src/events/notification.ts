import type { Schema } from "@grow/contract";
import type { NotifiedKind } from "../kinds/kinds.ts";

/** Events that a user is notified of at once. */
export type NotificationEvent = Extract<
  Schema<"NotificationEvent">,
  | "like"
  | "comment"
  | "reply"
  | "mention"
  | "follow"
  | "solution"
  | "solution_accepted"
  | "diary_new"
  | "week_new"
  | "problem_new"
  | "video_new"
  | "diary_approved"
  | "diary_rejected"
  | "diary_verified"
  | "award_won"
  | "manager_add"
  | "tester_add"
  | "giveaway_end"
  | "giveaway_won"
>;

/** The tab of the notifications page that shows an event. */
export const NOTIFICATION_CHANNELS = {
  like: "activity",
  comment: "activity",
  reply: "activity",
  mention: "activity",
  follow: "activity",
  solution: "activity",
  solution_accepted: "activity",
  diary_new: "follows",
  week_new: "follows",
  problem_new: "follows",
  video_new: "follows",
  diary_approved: "system",
  diary_rejected: "system",
  diary_verified: "system",
  award_won: "system",
  manager_add: "system",
  tester_add: "system",
  giveaway_end: "system",
  giveaway_won: "system",
} as const satisfies Record<NotificationEvent, Schema<"NotificationChannel">>;

/** Whether a brand asks for an answer by this event. */
export const isInvitation = (event: string): event is "manager_add" | "tester_add" =>
  event === "manager_add" || event === "tester_add";

/** Where invitations are answered on the community site. */
export const INVITATIONS_PAGE = "/invitations";

/** New content of a followed grower. */
export type NewContentEvent = Extract<
  NotificationEvent,
  "diary_new" | "week_new" | "problem_new" | "video_new"
>;

/** What one user is notified of. */
export interface NotificationContent {
  readonly event: NotificationEvent;
  /** The thing it is about, by which notifications are grouped. */
  readonly type: NotifiedKind;
  readonly content_id: number;
  readonly diary_id: number | null;
  /** The user who did it; null for the site itself. */
  readonly from_user_id: number | null;
  /** The row of `event` it belongs to: the notification is deleted when that is undone. */
  readonly event_id?: number;
  /** Whether it was said before, and time is running out. */
  readonly is_reminder?: boolean;
  /** A moderator's reason. */
  readonly reason?: string;
}
