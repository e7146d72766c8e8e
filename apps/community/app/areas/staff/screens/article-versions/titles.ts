import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const versionsTitles: HeadTemplate = {
  title: msg({ id: "admin.versions.title", message: "Versions: {title}" }),
  description: msg({ id: "admin.versions.summary", message: "Saved texts of an article, and what changed." }),
};
