import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Staff can rewrite a page, so its title comes with it. */
export const pageTitles: HeadTemplate = {
  title: msg({ id: "reading.page.head", message: "{title}" }),
  description: msg({ id: "reading.page.description", message: "{title}: what you should know about Grow." }),
};
