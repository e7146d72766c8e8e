import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const newQuestionTitles: HeadTemplate = {
  title: msg({ id: "questionEditor.title.new", message: "Ask a question" }),
  description: msg({ id: "questionEditor.description", message: "Ask growers about your plant." }),
};

export const editQuestionTitles: HeadTemplate = {
  title: msg({ id: "questionEditor.title.edit", message: "Edit question" }),
  description: msg({ id: "questionEditor.description", message: "Ask growers about your plant." }),
};
