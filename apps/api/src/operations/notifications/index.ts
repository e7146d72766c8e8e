import { getNotificationNumbers } from "./get-notification-numbers.ts";
import { readAllNotifications } from "./read-all-notifications.ts";

export const notificationsOperations = { getNotificationNumbers, readAllNotifications };
