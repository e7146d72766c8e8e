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
