import type { NotificationEvent } from "../events/notification.ts";

/** An event as emails put it into words: `mail.notice.*`. */
export type NoticeWords =
  | NotificationEvent
  | "follow_you"
  | "like_review"
  | "comment_review"
  | "award_won_you"
  | "giveaway_won_reminder";

/** The words for an event, by the kind of thing it is about. */
export function noticeWords(event: NotificationEvent, type: string, isReminder = false): NoticeWords {
  if (event === "giveaway_won" && isReminder) return "giveaway_won_reminder";
  if (type === "user" && (event === "follow" || event === "award_won")) return `${event}_you`;
  if ((event === "like" || event === "comment") && type === "review") return `${event}_review`;
  return event;
}
