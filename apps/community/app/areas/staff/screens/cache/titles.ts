import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the list of cached pages. */
export const cacheTitles: HeadTemplate = {
  title: msg({ id: "admin.cache.title", message: "Cached pages" }),
  description: msg({
    id: "admin.cache.description",
    message: "See which guest pages are cached, and clear them.",
  }),
};
