import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.subscribe.title", message: "Email subscriptions" }),
  description: msg({
    id: "settings.subscribe.description",
    message: "Choose newsletters and summaries by email.",
  }),
};
