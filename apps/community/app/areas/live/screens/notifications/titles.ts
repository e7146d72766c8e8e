import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const notificationsTitles: HeadTemplate = {
  title: msg({ id: "notifications.title", message: "Notifications{page}" }),
  description: msg({
    id: "notifications.description",
    message: "Likes, comments and answers to what you posted, and news from growers you follow.",
  }),
};
