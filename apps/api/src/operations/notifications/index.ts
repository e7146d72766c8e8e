import { getNotificationNumbers } from "./get-notification-numbers.ts";
import { listNotifications } from "./list-notifications.ts";
import { readAllNotifications } from "./read-all-notifications.ts";
import { readNotificationGroups } from "./read-notification-groups.ts";

export const notificationsOperations = {
  getNotificationNumbers,
  listNotifications,
  readAllNotifications,
  readNotificationGroups,
};
