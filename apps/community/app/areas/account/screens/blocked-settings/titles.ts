import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.banned.title", message: "Blocked growers" }),
  description: msg({
    id: "settings.banned.description",
    message: "See who you have blocked and unblock them.",
  }),
};
