import { NOTIFICATION_EVENTS, type NotificationEventOf } from "@grow/domain/notifications";
import type { NotifiedKind } from "../kinds/kinds.ts";

/** Events that a user is notified of at once. Those of a plan have an announcement of their own. */
export type NotificationEvent = Exclude<NotificationEventOf<{ isSent: true; isListed: true }>, "premium_end">;

/** The events that a user is notified of at once. */
export const SENT_EVENTS = (Object.keys(NOTIFICATION_EVENTS) as (keyof typeof NOTIFICATION_EVENTS)[]).filter(
  (event): event is NotificationEvent =>
    NOTIFICATION_EVENTS[event].isSent && NOTIFICATION_EVENTS[event].isListed && event !== "premium_end",
);

/** Whether a brand asks for an answer by this event. */
export const isInvitation = (event: string): event is "manager_add" | "tester_add" =>
  event === "manager_add" || event === "tester_add";

/** Where invitations are answered on the community site. */
export const INVITATIONS_PAGE = "/invitations";

/** Tabs of a thing's page on which an event is read. */
const TABS: Partial<Record<string, string>> = { scheme_update: "schemes" };

/** The page on which an event of a thing is read, from the thing's own. */
export const eventPage = (event: string, link: string): string =>
  TABS[event] === undefined ? link : `${link}/${TABS[event]}`;

/** New content of a followed grower. */
export type NewContentEvent = Extract<
  NotificationEvent,
  "diary_new" | "week_new" | "problem_new" | "video_new" | "review_new"
>;

/** What one user is notified of. */
export interface NotificationContent {
  readonly event: NotificationEvent;
  /** The thing it is about, by which notifications are grouped. */
  readonly type: NotifiedKind | "award";
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
