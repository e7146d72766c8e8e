import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const topicsTitles: HeadTemplate = {
  title: msg({ id: "admin.topics.title", message: "Categories and tags" }),
  description: msg({ id: "admin.topics.summary", message: "What sorts the articles of the journal." }),
};
