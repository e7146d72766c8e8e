import type { Schema } from "@grow/contract";

/** Deeds that somebody hears of at once, and decisions about his diary. */
export type NoticeEvent = Extract<
  Schema<"NotificationEvent">,
  "like" | "comment" | "reply" | "follow" | "diary_approved" | "diary_rejected" | "diary_verified"
>;

/** Where news of an event stands. */
export const NOTICE_CHANNELS = {
  like: "activity",
  comment: "activity",
  reply: "activity",
  follow: "activity",
  diary_approved: "system",
  diary_rejected: "system",
  diary_verified: "system",
} as const satisfies Record<NoticeEvent, Schema<"NotificationChannel">>;

/** News for one grower. */
export interface Notice {
  readonly event: NoticeEvent;
  /** The thing it is about, by which news are told together. */
  readonly type: "diary" | "week" | "photo" | "comment" | "user";
  readonly content_id: number;
  readonly diary_id: number | null;
  /** Who did it; null for the site itself. */
  readonly from_user_id: number | null;
  /** The event that made it, where it goes again with what happened. */
  readonly event_id?: number;
  /** A moderator's reason. */
  readonly reason?: string;
}
