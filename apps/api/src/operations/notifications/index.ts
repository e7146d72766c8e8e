import { getNotificationNumbers } from "./get-notification-numbers.ts";

export const notificationsOperations = { getNotificationNumbers };
