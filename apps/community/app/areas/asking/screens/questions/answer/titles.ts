import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** One answer with its comments. */
export const answerTitles: HeadTemplate = {
  title: msg({ id: "answer.title", message: "Answer to: {question}" }),
  description: msg({ id: "answer.description", message: "An answer and what growers say about it." }),
};
