import type { Schema } from "@grow/contract";
import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";

/** The settings of a user who chose nothing. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  Object.entries(NOTIFICATION_EVENTS).map(([event, { site, mail, push, digest }]) => [
    event,
    { site, mail, push, digest },
  ]),
) as Schema<"NotificationSettings">;
