import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the settings of notifications. */
export const notificationTitles: HeadTemplate = {
  title: msg({ id: "settings.news.title", message: "Notification settings" }),
  description: msg({
    id: "settings.news.description",
    message: "Choose which notifications and emails you get.",
  }),
};
