import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const pageTitles: HeadTemplate = {
  title: msg({ id: "admin.page.title", message: "Edit page: {title}" }),
  description: msg({ id: "admin.page.summary", message: "A text of the site in one language." }),
};
