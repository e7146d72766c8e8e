import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** All questions. */
export const questionTitles: HeadTemplate = {
  title: msg({ id: "questions.title", message: "Grow questions and answers{page}" }),
  description: msg({
    id: "questions.description",
    message:
      "{n, plural, one {# question} other {# questions}} about sick plants, feeding, climate and pests, answered by growers.",
  }),
};

/** Questions of some filters; `{filtername}` are their words. */
export const filteredQuestionTitles: HeadTemplate = {
  title: msg({ id: "questions.title.filtered", message: "{filtername}: questions and answers{page}" }),
  description: msg({
    id: "questions.description.filtered",
    message:
      "{filtername}: {n, plural, one {# question} other {# questions}} with photos, readings and answers from growers.",
  }),
};
