import { deleteNotification } from "./delete-notification.ts";
import { deleteNotificationGroup } from "./delete-notification-group.ts";
import { deleteNotifications } from "./delete-notifications.ts";
import { getNotificationChannels } from "./get-notification-channels.ts";
import { getNotificationNumbers } from "./get-notification-numbers.ts";
import { getNotificationUniqs } from "./get-notification-uniqs.ts";
import { listNotificationGroups } from "./list-notification-groups.ts";
import { listNotificationUsers } from "./list-notification-users.ts";
import { listNotifications } from "./list-notifications.ts";
import { listNotificationsFlat } from "./list-notifications-flat.ts";
import { readAllNotifications } from "./read-all-notifications.ts";
import { readNotificationGroups } from "./read-notification-groups.ts";
import { readNotifications } from "./read-notifications.ts";
import { restoreNotifications } from "./restore-notifications.ts";

export const notificationsOperations = {
  deleteNotification,
  deleteNotificationGroup,
  deleteNotifications,
  getNotificationChannels,
  getNotificationNumbers,
  getNotificationUniqs,
  listNotificationGroups,
  listNotifications,
  listNotificationsFlat,
  listNotificationUsers,
  readAllNotifications,
  readNotificationGroups,
  readNotifications,
  restoreNotifications,
};
