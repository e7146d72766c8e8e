import { QUESTION_STATES, symptomBySlug } from "@grow/domain/symptoms";
import { useFormats } from "@grow/i18n/react";
import {
  Chip,
  Cluster,
  EmptyState,
  LinkButton,
  Page,
  RailLayout,
  Stack,
  TextLink,
} from "@grow/ui/foundation";
import { SegmentLinks, Tabs } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { AdPlace } from "../../../../../shared/ads/ad-place.tsx";
import { FilterButton } from "../../../../../shared/lists/parts/filter-rail.tsx";
import { ListPages } from "../../../../../shared/lists/parts/list-pages.tsx";
import layout from "../../../shared/page.module.css";
import { typeWord } from "../../../shared/symptoms/group-words.ts";
import { QUESTIONS, type QuestionSort, questionsOfGroup } from "./list.ts";
import { filterWord } from "./parts/filter-words.ts";
import { KeyBand } from "./parts/key-band.tsx";
import { QuestionFilters } from "./parts/question-filters.tsx";
import { QuestionRow } from "./parts/question-row.tsx";
import styles from "./screen.module.css";
import type { QuestionCounts, QuestionsView } from "./view.ts";

const SORTS: Record<QuestionSort, MessageDescriptor> = {
  new: msg({ id: "questions.sort.new", message: "Newest" }),
  update: msg({ id: "questions.sort.update", message: "Active" }),
  like: msg({ id: "questions.sort.like", message: "Most liked" }),
  view: msg({ id: "questions.sort.view", message: "Most read" }),
  solutions: msg({ id: "questions.sort.answers", message: "Most answers" }),
};

/** The list of questions: the reader's language first. */
export function QuestionsScreen(view: QuestionsView) {
  const { tags, sort, total, isTotalCapped, page, pages, group, counts } = view;
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const shownTotal = formats.number(total) + (isTotalCapped ? "+" : "");
  const list = group === null ? QUESTIONS : questionsOfGroup(group);
  const isFiltered = tags.length > 0 || group !== null || view.text !== "";
  const solved = counts ? formats.number(counts.words.solved ?? 0) : "";
  const found = (
    <Stack gap={4}>
      {counts ? (
        <div className={styles.tabs}>
          <StateTabs tags={tags} sort={sort} counts={counts} />
        </div>
      ) : null}
      <Cluster justify="between">
        <Cluster gap={2}>
          {group === null ? (
            <FilterButton>
              {tags.length === 0 ? (
                <Trans id="questions.filters">Filters</Trans>
              ) : (
                <Trans id="questions.filters.count">Filters ({tags.length})</Trans>
              )}
            </FilterButton>
          ) : null}
          {tags.map((tag) => (
            <Chip key={tag} on href={list.address({ tags: list.toggled(tags, tag), sort })}>
              {filterWord(i18n, tag)}
            </Chip>
          ))}
          {tags.length > 0 ? (
            <TextLink href={list.address({ sort })}>
              <Trans id="questions.clear">Clear</Trans>
            </TextLink>
          ) : null}
        </Cluster>
        <SegmentLinks
          label={t({ id: "questions.sort", message: "Sort by" })}
          links={list.sorts.map((order) => ({
            href: list.address({ tags, sort: order }),
            label: i18n._(SORTS[order]),
            current: order === sort,
          }))}
        />
      </Cluster>
      <Found {...view} />
      {pages > 1 ? (
        <ListPages
          list={list}
          label={t({ id: "questions.pages", message: "Pages of questions" })}
          {...{ tags, sort, page, pages }}
        />
      ) : null}
    </Stack>
  );
  return (
    <Page className={layout.page}>
      <AdPlace kind="header" />
      <Stack gap={6}>
        <Cluster justify="between" align="end">
          <div>
            <h1>
              {group === null ? <Trans id="questions.heading">Questions</Trans> : typeWord(i18n, group)}
            </h1>
            <p className={styles.total}>
              {isFiltered || !counts ? (
                <Trans id="questions.matches">{shownTotal} match</Trans>
              ) : (
                <Trans id="questions.total.solved">
                  {shownTotal} asked, {solved} solved
                </Trans>
              )}
            </p>
          </div>
          <LinkButton
            look="primary"
            icon={Plus}
            href={paths.newQuestion(tags.filter((tag) => symptomBySlug(tag)))}
          >
            <Trans id="questions.ask">Ask a question</Trans>
          </LinkButton>
        </Cluster>
        <KeyBand />
        {group === null ? (
          <RailLayout
            side="start"
            sheet
            rail={<QuestionFilters tags={tags} sort={sort} total={total} counts={counts} />}
          >
            {found}
          </RailLayout>
        ) : (
          found
        )}
      </Stack>
    </Page>
  );
}

/** All, open and solved questions, with their numbers. */
function StateTabs({
  tags,
  sort,
  counts,
}: Pick<QuestionsView, "tags" | "sort"> & { counts: QuestionCounts }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const others = tags.filter((tag) => !QUESTION_STATES.some((state) => state === tag));
  const tab = (state: (typeof QUESTION_STATES)[number]) => ({
    href: QUESTIONS.address({ tags: QUESTIONS.toggled(others, state), sort }),
    label: filterWord(i18n, state),
    count: formats.number(counts.words[state] ?? 0),
    current: tags.includes(state),
  });
  return (
    <Tabs
      label={t({ id: "questions.filter.state", message: "State" })}
      tabs={[
        {
          href: QUESTIONS.address({ tags: others, sort }),
          label: t({ id: "questions.state.all", message: "All" }),
          count: formats.number(counts.all),
          current: others.length === tags.length,
        },
        tab("needs-answer"),
        tab("solved"),
      ]}
    />
  );
}

/** Photos of the first screen are loaded at once. */
const EAGER = 4;

function Found({ rows, others, totalOthers }: Pick<QuestionsView, "rows" | "others" | "totalOthers">) {
  const formats = useFormats();
  if (rows.length + others.length > 0) {
    return (
      <div>
        <ul className={styles.rows}>
          {rows.map((row, place) => (
            <li key={row.id} data-impression={`problem:${row.id}`}>
              <QuestionRow row={row} isForeign={false} eager={place < EAGER} />
            </li>
          ))}
        </ul>
        {others.length > 0 ? (
          <section>
            <p className={styles.others}>
              <b>
                <Trans id="questions.others">In other languages</Trans>
              </b>{" "}
              {totalOthers === null ? null : formats.number(totalOthers)}
            </p>
            <ul className={styles.rows}>
              {others.map((row, place) => (
                <li key={row.id} data-impression={`problem:${row.id}`}>
                  <QuestionRow row={row} isForeign eager={rows.length + place < EAGER} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    );
  }
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
