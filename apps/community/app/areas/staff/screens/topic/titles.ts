import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const topicTitles: HeadTemplate = {
  title: msg({ id: "admin.topic.title", message: "Edit {title}" }),
  description: msg({
    id: "admin.topic.summary",
    message: "Names, address and changes of a category or tag.",
  }),
};
