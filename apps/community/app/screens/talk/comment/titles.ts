import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of a comment by itself. */
export const commentTitles: HeadTemplate = {
  title: msg({ id: "talk.comment.title", message: "A comment" }),
  description: msg({
    id: "talk.comment.description",
    message: "What a grower said, and what was answered.",
  }),
};
