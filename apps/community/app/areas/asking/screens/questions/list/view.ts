import type { Schema } from "@grow/contract";
import { phaseName } from "@grow/domain";
import {
  QUESTION_LANGS,
  QUESTION_PHASES,
  QUESTION_STATES,
  type SymptomType,
  symptomOf,
} from "@grow/domain/symptoms";
import type { ListLength, ListRequest } from "../../../../../shared/lists/list.ts";
import {
  type QuestionCardView,
  questionCardView,
} from "../../../../../shared/questions/question-card-view.ts";
import { type PersonView, personView } from "../../../../../shared/talk/block/comments-view.ts";
import type { QuestionSort } from "./list.ts";

/** A question of the list, with its asker. */
export interface QuestionRowView extends QuestionCardView {
  readonly asker: PersonView | null;
}

/** How many questions there are of each filter word. */
export interface QuestionCounts {
  /** Of any state. */
  readonly all: number;
  readonly words: Readonly<Record<string, number>>;
  /** Symptoms with questions, the most frequent first. */
  readonly symptoms: readonly string[];
}

/** What the list page shows. */
export interface QuestionsView extends ListLength {
  readonly tags: readonly string[];
  readonly sort: QuestionSort;
  readonly text: string;
  /** The group of symptoms that the page is about. */
  readonly group: SymptomType | null;
  /** Questions in the reader's language; on pages before the last of them there are no others. */
  readonly rows: readonly QuestionRowView[];
  /** Those in other languages. */
  readonly others: readonly QuestionRowView[];
  /** How many those are on all pages; null when it is not known. */
  readonly totalOthers: number | null;
  readonly counts: QuestionCounts | null;
}

interface ListContext {
  readonly group: SymptomType | null;
  readonly counts: Schema<"ProblemCounts"> | null;
  /** The reader's language; null when the list has one language only. */
  readonly lang: string | null;
}

export function questionsView(
  { tags, sort, text }: ListRequest<QuestionSort>,
  answer: Pick<Schema<"ProblemCardList">, "items">,
  length: ListLength,
  { group, counts, lang }: ListContext,
): QuestionsView {
  const rows = answer.items.map((item) => ({ ...questionCardView(item), asker: personView(item.item_user) }));
  const own = counts?.langs.find((one) => one.lang === lang)?.cnt_problems ?? 0;
  return {
    ...{ tags, sort, text, group, ...length },
    rows: rows.filter((row) => lang === null || row.lang === lang),
    others: rows.filter((row) => lang !== null && row.lang !== lang),
    totalOthers: counts && counts.total - own,
    counts: counts && questionCounts(counts),
  };
}

function questionCounts(counts: Schema<"ProblemCounts">): QuestionCounts {
  const symptoms = counts.symptoms.flatMap(({ cnt_problems, ...symptom }) => {
    const slug = symptomOf(symptom)?.slug;
    return slug === undefined ? [] : [[slug, cnt_problems] as const];
  });
  return {
    all: counts.is_solved + counts.needs_answer,
    words: Object.fromEntries([
      ...[...QUESTION_PHASES, ...QUESTION_LANGS.map((lang) => `lang-${lang}`)].map(
        (word) => [word, 0] as const,
      ),
      ...symptoms,
      [QUESTION_STATES[0], counts.is_solved],
      [QUESTION_STATES[1], counts.needs_answer],
      ...counts.phases.map(({ faza, cnt_problems }) => [phaseName(faza), cnt_problems] as const),
      ...counts.langs.map(({ lang, cnt_problems }) => [`lang-${lang}`, cnt_problems] as const),
    ]),
    symptoms: symptoms.map(([slug]) => slug),
  };
}
