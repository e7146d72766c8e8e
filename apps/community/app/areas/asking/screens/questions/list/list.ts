import { parseQuestionTags, questionTags } from "@grow/domain/symptoms";
import { paths } from "../../../../../paths.ts";
import { defineList } from "../../../../../shared/lists/list.ts";

export const QUESTION_SORTS = ["new", "update", "like", "view", "solutions"] as const;
export type QuestionSort = (typeof QUESTION_SORTS)[number];

const shared = {
  text: { parameter: "query", longest: 100 },
  sorts: QUESTION_SORTS,
  pageSize: 20,
  lastPage: 1000,
} as const;

/** The list of questions: filter words are symptoms, a state and a language. */
export const QUESTIONS = defineList({
  ...shared,
  path: paths.questions,
  tags: {
    canonical: (words) => {
      const filters = parseQuestionTags(words);
      return filters && questionTags(filters);
    },
    most: 12,
  },
  indexedTags: 1,
});

/** The same of one group of symptoms. */
export const questionsOfGroup = (type: string) =>
  defineList({ ...shared, path: () => paths.questionGroup(type), indexedTags: 0 });
