import type { Schema } from "@grow/contract";

/** Deeds that somebody hears of at once, and decisions about his diary. */
export type NoticeEvent = Extract<
  Schema<"NotificationEvent">,
  "like" | "comment" | "reply" | "follow" | "diary_approved" | "diary_rejected" | "diary_verified"
>;

/** Where news of an event stands, and whether it comes by mail to who has chosen nothing. */
export const NOTICES = {
  like: { channel: "activity", mail: false },
  comment: { channel: "activity", mail: false },
  reply: { channel: "activity", mail: false },
  follow: { channel: "activity", mail: false },
  diary_approved: { channel: "system", mail: false },
  diary_rejected: { channel: "system", mail: false },
  diary_verified: { channel: "system", mail: false },
} as const satisfies Record<NoticeEvent, { channel: Schema<"NotificationChannel">; mail: boolean }>;

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
