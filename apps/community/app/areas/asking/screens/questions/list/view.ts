import type { Schema } from "@grow/contract";
import type { SymptomType } from "@grow/domain/symptoms";
import type { ListLength, ListRequest } from "../../../../../shared/lists/list.ts";
import {
  type QuestionCardView,
  questionCardView,
} from "../../../../../shared/questions/question-card-view.ts";
import type { QuestionSort } from "./list.ts";

/** What the list page shows. */
export interface QuestionsView extends ListLength {
  readonly tags: readonly string[];
  readonly sort: QuestionSort;
  readonly text: string;
  /** The group of symptoms that the page is about. */
  readonly group: SymptomType | null;
  readonly cards: readonly QuestionCardView[];
}

export function questionsView(
  { tags, sort, text }: ListRequest<QuestionSort>,
  answer: Pick<Schema<"ProblemCardList">, "items">,
  length: ListLength,
  group: SymptomType | null,
): QuestionsView {
  return { tags, sort, text, group, ...length, cards: answer.items.map(questionCardView) };
}
