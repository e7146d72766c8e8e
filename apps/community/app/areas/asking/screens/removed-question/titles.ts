import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const removedQuestionTitles: HeadTemplate = {
  title: msg({ id: "removedQuestion.heading", message: "Question deleted" }),
  description: msg({ id: "removedQuestion.description", message: "You can restore it for 30 days." }),
};
