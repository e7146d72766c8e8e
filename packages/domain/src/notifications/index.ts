/**
 * The events that notify people, and how the site handles each.
 *
 * @packageDocumentation
 */
export {
  GROUPED_EVENTS,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  type NotificationEvent,
  type NotificationEventOf,
  type NotificationRule,
  type NotificationTopic,
} from "./notification-events.ts";
