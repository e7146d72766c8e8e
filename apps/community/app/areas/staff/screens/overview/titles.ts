import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const overviewTitles: HeadTemplate = {
  title: msg({ id: "admin.overview.title", message: "Staff desk" }),
  description: msg({ id: "admin.overview.summary", message: "Open work on each desk, and what is overdue." }),
};
