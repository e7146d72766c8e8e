import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const watchErrorTitles: HeadTemplate = {
  title: msg({ id: "watch.error.title", message: "Error: {title}" }),
  description: msg({
    id: "watch.error.summary",
    message: "An error of the site: its last cases, its state and the decisions about it.",
  }),
};
