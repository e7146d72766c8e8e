import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The articles on the staff desk. */
export const articlesTitles: HeadTemplate = {
  title: msg({ id: "articles.title", message: "Journal" }),
  description: msg({ id: "articles.description", message: "Articles of the journal, drafts included." }),
};
