import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** One article; its own description comes first. */
export const postTitles: HeadTemplate = {
  title: msg({ id: "post.title", message: "{title} · Journal" }),
  description: msg({ id: "post.description", message: "{title}: an article of the Grow journal." }),
};
