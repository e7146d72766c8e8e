import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const pageVersionsTitles: HeadTemplate = {
  title: msg({ id: "admin.versions.title", message: "Versions: {title}" }),
  description: msg({
    id: "admin.versions.page.summary",
    message: "Saved texts of a page, and what changed.",
  }),
};
