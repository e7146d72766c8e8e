import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

const DESCRIPTION = msg({ id: "article.description", message: "Write, translate and publish an article." });

/** The editor of an article. */
export const articleTitles: HeadTemplate = {
  title: msg({ id: "article.head", message: "Edit {title}" }),
  description: DESCRIPTION,
};

/** The editor of a new article. */
export const newArticleTitles: HeadTemplate = {
  title: msg({ id: "article.new", message: "New article" }),
  description: DESCRIPTION,
};
