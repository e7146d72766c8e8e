import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** One question; a text of its own is its description. */
export const questionTitles: HeadTemplate = {
  title: msg({ id: "question.title", message: "{question} · Question" }),
  description: msg({ id: "question.description", message: "{question}" }),
};
