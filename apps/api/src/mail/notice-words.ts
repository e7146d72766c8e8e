import type { NotificationEvent } from "../events/notification.ts";

/** An event as emails put it into words: `mail.notice.*`. */
export type NoticeWords = NotificationEvent | "follow_you" | "like_review" | "comment_review";

/** The words for an event, by the kind of thing it is about. */
export function noticeWords(event: NotificationEvent, type: string): NoticeWords {
  if (event === "follow" && type === "user") return "follow_you";
  if ((event === "like" || event === "comment") && type === "review") return `${event}_review`;
  return event;
}
