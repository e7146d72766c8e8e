import {
  NOTIFICATION_EVENTS,
  type NotificationEvent,
  type NotificationEventOf,
  type NotificationTopic,
} from "@grow/domain/notifications";

/** Events of other growers. */
export type GrowerEvent = NotificationEventOf<{ from: "grower" }>;

/** Events of the site itself. */
export type SiteEvent = NotificationEventOf<{ from: "site" }>;

/** Events that make lines today; the contract has more. */
export type ToldEvent = NotificationEventOf<{ isSent: true; isListed: true }>;

const isTold = (event: NotificationEvent): event is ToldEvent =>
  NOTIFICATION_EVENTS[event].isSent && NOTIFICATION_EVENTS[event].isListed;

/** The events of a topic that growers are notified of, in the order of the settings. */
export const toldEvents = (topic: NotificationTopic): readonly ToldEvent[] =>
  (Object.keys(NOTIFICATION_EVENTS) as NotificationEvent[])
    .filter(isTold)
    .filter((event) => NOTIFICATION_EVENTS[event].topic === topic);
