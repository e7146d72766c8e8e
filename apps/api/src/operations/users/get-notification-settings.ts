import { defineOperation } from "../../http/define-operation.ts";
import { readNotificationSettings } from "./notification-settings.ts";

export const getNotificationSettings = defineOperation("getNotificationSettings", async ({ user, db }) => ({
  status: 200,
  data: await readNotificationSettings(db, user.id),
}));
