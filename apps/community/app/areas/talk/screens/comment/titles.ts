import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the page of a comment. */
export const commentTitles: HeadTemplate = {
  title: msg({ id: "talk.comment.title", message: "Comment" }),
  description: msg({
    id: "talk.comment.description",
    message: "A grower's comment and its replies.",
  }),
};
