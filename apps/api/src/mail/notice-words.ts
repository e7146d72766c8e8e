import type { NotificationEvent } from "../events/notification.ts";

/** An event as emails put it into words: `mail.notice.*`. */
export type NoticeWords =
  | NotificationEvent
  | "follow_you"
  | "like_review"
  | "comment_review"
  | "award_won_you";

/** The words for an event, by the kind of thing it is about. */
export function noticeWords(event: NotificationEvent, type: string): NoticeWords {
  if (type === "user" && (event === "follow" || event === "award_won")) return `${event}_you`;
  if ((event === "like" || event === "comment") && type === "review") return `${event}_review`;
  return event;
}
