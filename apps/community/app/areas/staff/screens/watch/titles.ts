import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const watchTitles: HeadTemplate = {
  title: msg({ id: "watch.title", message: "Speed and errors" }),
  description: msg({
    id: "watch.summary",
    message: "How fast the site is for visitors, what breaks, and the health of the server.",
  }),
};
