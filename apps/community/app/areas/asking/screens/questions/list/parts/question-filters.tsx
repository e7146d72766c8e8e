import { QUESTION_LANGS, QUESTION_PHASES, symptomBySlug } from "@grow/domain/symptoms";
import { PhaseIcon } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FilterRail } from "../../../../../../shared/lists/parts/filter-rail.tsx";
import { SymptomDrawing } from "../../../../shared/symptoms/symptom-drawing.tsx";
import { QUESTIONS } from "../list.ts";
import type { QuestionsView } from "../view.ts";
import { filterWord } from "./filter-words.ts";

/** Symptoms in the rail; the picture key leads to all. */
const MOST_SYMPTOMS = 12;

/** The filters of the questions with their counts: frequent symptoms, phase and language. */
export function QuestionFilters({
  tags,
  sort,
  total,
  counts,
}: Pick<QuestionsView, "tags" | "sort" | "total" | "counts">) {
  const { i18n, t } = useLingui();
  const row = (word: string) => ({ word, label: filterWord(i18n, word) });
  const chosen = tags.filter((tag) => symptomBySlug(tag));
  const symptoms = [...new Set([...chosen, ...(counts?.symptoms ?? [])])].slice(
    0,
    Math.max(MOST_SYMPTOMS, chosen.length),
  );
  return (
    <FilterRail
      list={QUESTIONS}
      tags={tags}
      sort={sort}
      groups={[
        {
          title: t({ id: "questions.filter.symptoms", message: "What you see" }),
          rows: symptoms.map((slug) => ({ ...row(slug), icon: <SymptomDrawing slug={slug} size={28} /> })),
        },
        {
          title: t({ id: "questions.filter.phase", message: "Phase" }),
          rows: QUESTION_PHASES.map((name) => ({
            ...row(name),
            icon: <PhaseIcon phase={name} />,
          })),
        },
        {
          title: t({ id: "questions.filter.language", message: "Language" }),
          rows: QUESTION_LANGS.map((lang) => row(`lang-${lang}`)),
        },
      ]}
      counts={counts?.words}
      label={t({ id: "questions.filters", message: "Filters" })}
      clear={t({ id: "questions.clear", message: "Clear" })}
      isEmpty={total === 0}
      done={
        total === 0 ? (
          <Trans id="questions.nothing">No matches</Trans>
        ) : (
          <Plural id="questions.show" value={total} one="Show # question" other="Show # questions" />
        )
      }
    />
  );
}
