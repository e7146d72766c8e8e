import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the page. */
export const titles: HeadTemplate = {
  title: msg({ id: "auth.unsubscribe.head", message: "Unsubscribe" }),
  description: msg({
    id: "auth.unsubscribe.description",
    message: "Turn off emails from Grow with one click.",
  }),
};
