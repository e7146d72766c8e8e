import { useFormats } from "@grow/i18n/react";
import { Cluster, EmptyState, LinkButton, Page, RailLayout, Stack } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ScanSearch } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { FilterButton } from "../../../../../shared/lists/parts/filter-rail.tsx";
import { ListHead } from "../../../../../shared/lists/parts/list-head.tsx";
import { ListPages } from "../../../../../shared/lists/parts/list-pages.tsx";
import { QuestionCards } from "../../../../../shared/questions/question-cards.tsx";
import layout from "../../../shared/page.module.css";
import { typeWord } from "../../../shared/symptoms/group-words.ts";
import { symptomWord } from "../../../shared/symptoms/symptom-words.ts";
import { QUESTIONS, type QuestionSort, questionsOfGroup } from "./list.ts";
import { filterWord } from "./parts/filter-words.ts";
import { QuestionFilters } from "./parts/question-filters.tsx";
import type { QuestionsView } from "./view.ts";

const SORTS: Record<QuestionSort, MessageDescriptor> = {
  new: msg({ id: "questions.sort.new", message: "Newest" }),
  update: msg({ id: "questions.sort.update", message: "Active" }),
  like: msg({ id: "questions.sort.like", message: "Most liked" }),
  view: msg({ id: "questions.sort.view", message: "Most read" }),
  solutions: msg({ id: "questions.sort.answers", message: "Most answers" }),
};

/** The list of questions. */
export function QuestionsScreen({
  tags,
  sort,
  total,
  isTotalCapped,
  page,
  pages,
  cards,
  group,
}: QuestionsView) {
  const { i18n, t } = useLingui();
  const shownTotal = useFormats().number(total) + (isTotalCapped ? "+" : "");
  const list = group === null ? QUESTIONS : questionsOfGroup(group);
  const count = tags.length;
  return (
    <Page className={layout.page}>
      <Stack gap={6}>
        <ListHead
          list={list}
          tags={tags}
          sort={sort}
          heading={group === null ? <Trans id="questions.heading">Questions</Trans> : typeWord(i18n, group)}
          total={
            count === 0 ? (
              <Trans id="questions.total">{shownTotal} in total</Trans>
            ) : (
              <Trans id="questions.matches">{shownTotal} match</Trans>
            )
          }
          filterButton={
            group === null ? (
              <FilterButton>
                {count === 0 ? (
                  <Trans id="questions.filters">Filters</Trans>
                ) : (
                  <Trans id="questions.filters.count">Filters ({count})</Trans>
                )}
              </FilterButton>
            ) : undefined
          }
          tagLabel={(tag) => filterWord(i18n, tag)}
          clear={<Trans id="questions.clear">Clear</Trans>}
          sortLabel={t({ id: "questions.sort", message: "Sort by" })}
          sortName={(order) => i18n._(SORTS[order])}
        />
        <Cluster>
          <LinkButton look="primary" href={paths.newQuestion()}>
            <Trans id="questions.ask">Ask a question</Trans>
          </LinkButton>
          <LinkButton look="outline" icon={ScanSearch} href={paths.symptomKey()}>
            <Trans id="questions.key">Find the symptom</Trans>
          </LinkButton>
        </Cluster>
        {group === null ? (
          <RailLayout side="start" sheet rail={<QuestionFilters tags={tags} sort={sort} total={total} />}>
            <Found cards={cards} />
          </RailLayout>
        ) : (
          <Found cards={cards} />
        )}
        {pages > 1 ? (
          <ListPages
            list={list}
            label={t({ id: "questions.pages", message: "Pages of questions" })}
            {...{ tags, sort, page, pages }}
          />
        ) : null}
      </Stack>
    </Page>
  );
}

function Found({ cards }: Pick<QuestionsView, "cards">) {
  if (cards.length > 0) return <QuestionCards cards={cards} symptomWord={symptomWord} />;
  return (
    <EmptyState
      drawing="search"
      title={<Trans id="questions.empty.title">No questions match</Trans>}
      actions={
        <LinkButton look="outline" href={paths.questions()}>
          <Trans id="questions.empty.action">Show all questions</Trans>
        </LinkButton>
      }
    >
      <Trans id="questions.empty.text">Remove a filter, or ask the first one.</Trans>
    </EmptyState>
  );
}
