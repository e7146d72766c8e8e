import {
  NOTIFICATION_EVENTS,
  type NotificationEvent,
  type NotificationEventOf,
  type NotificationTopic,
} from "@grow/domain/notifications";

/** Events that a member can choose ways for. */
export type ChosenEvent = NotificationEventOf<{ isSent: true }>;

const isChosen = (event: NotificationEvent): event is ChosenEvent => NOTIFICATION_EVENTS[event].isSent;

/** The events of a topic, in the order of the settings. */
export const chosenEvents = (topic: NotificationTopic): readonly ChosenEvent[] =>
  (Object.keys(NOTIFICATION_EVENTS) as NotificationEvent[])
    .filter(isChosen)
    .filter((event) => NOTIFICATION_EVENTS[event].topic === topic);
