import { QUESTION_LANGS, QUESTION_STATES, SYMPTOM_TYPES, SYMPTOMS } from "@grow/domain/symptoms";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FilterRail } from "../../../../../../shared/lists/parts/filter-rail.tsx";
import { typeWord } from "../../../../shared/symptoms/group-words.ts";
import { QUESTIONS } from "../list.ts";
import type { QuestionsView } from "../view.ts";
import { filterWord } from "./filter-words.ts";

/** The filters of the questions: state, language, and symptoms by group. */
export function QuestionFilters({ tags, sort, total }: Pick<QuestionsView, "tags" | "sort" | "total">) {
  const { i18n, t } = useLingui();
  const row = (word: string) => ({ word, label: filterWord(i18n, word) });
  return (
    <FilterRail
      list={QUESTIONS}
      tags={tags}
      sort={sort}
      groups={[
        { title: t({ id: "questions.filter.state", message: "State" }), rows: QUESTION_STATES.map(row) },
        ...SYMPTOM_TYPES.map((type) => ({
          title: typeWord(i18n, type),
          rows: SYMPTOMS.filter((symptom) => symptom.type === type).map(({ slug }) => row(slug)),
        })),
        {
          title: t({ id: "questions.filter.language", message: "Language" }),
          rows: QUESTION_LANGS.map((lang) => row(`lang-${lang}`)),
        },
      ]}
      counts={undefined}
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
