import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const oldNotificationsTitles: HeadTemplate = {
  title: msg({ id: "notifications.old.title", message: "All notifications one by one{page}" }),
  description: msg({
    id: "notifications.old.description",
    message: "Every notification on a line of its own, newest first.",
  }),
};
