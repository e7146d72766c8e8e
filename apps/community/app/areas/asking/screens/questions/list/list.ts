import { parseQuestionTags, QUESTION_PHASES, QUESTION_STATES, questionTags } from "@grow/domain/symptoms";
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

/** Filter words of which a list has one at most. */
const kindOf = (word: string): string | null =>
  QUESTION_STATES.some((state) => state === word)
    ? "state"
    : QUESTION_PHASES.some((phase) => phase === word)
      ? "phase"
      : word.startsWith("lang-")
        ? "lang"
        : null;

/** A second state, phase or language replaces the first, so that each filter is one press away. */
function withoutReplaced(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => {
    const kind = kindOf(word);
    return kind === null || !words.slice(at + 1).some((later) => later !== word && kindOf(later) === kind);
  });
}

/** The list of questions: filter words are symptoms, a state, a phase and a language. */
export const QUESTIONS = defineList({
  ...shared,
  path: paths.questions,
  tags: {
    canonical: (words) => {
      const filters = parseQuestionTags(withoutReplaced(words));
      return filters && questionTags(filters);
    },
    most: 12,
  },
  indexedTags: 1,
});

/** The same of one group of symptoms. */
export const questionsOfGroup = (type: string) =>
  defineList({ ...shared, path: () => paths.questionGroup(type), indexedTags: 0 });
