import { useFormats } from "@grow/i18n/react";
import {
  Button,
  cx,
  EmptyState,
  LinkButton,
  Page,
  Section,
  Stack,
  TextLink,
  VisuallyHidden,
} from "@grow/ui/foundation";
import { SearchBox } from "@grow/ui/input";
import { Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { DiaryCards } from "../../../../shared/diary-cards/diary-cards.tsx";
import { ListPages } from "../../../../shared/lists/parts/list-pages.tsx";
import { useSuggestions } from "../../../../shared/search/use-suggestions.ts";
import { StrainCards } from "../../../../shared/strains/strain-cards.tsx";
import { groupWord, type SearchGroup } from "./groups.ts";
import { foundList } from "./list.ts";
import { FoundRows } from "./parts/found-rows.tsx";
import styles from "./screen.module.css";
import { totalText } from "./total-text.ts";
import { type FoundSection, isCards, type SearchView } from "./view.ts";

/** The search field and what was found. The header has no field here. */
export function SearchScreen({ query, group, page, pages, tabs, sections }: SearchView) {
  const { t } = useLingui();
  const suggestions = useSuggestions();
  // Groups of rows are side by side; one that would be alone has the whole width.
  const isHalf = (one: FoundSection) => group === null && !isCards(one.group);
  const halves = sections.filter(isHalf);
  const alone = halves.length % 2 === 1 ? halves.at(-1) : undefined;
  return (
    <Page className={styles.screen}>
      <Stack gap={6}>
        <h1>
          <Trans id="search.heading">Search</Trans>
        </h1>
        <Form action={paths.search()} className={styles.form}>
          <SearchBox
            {...suggestions}
            key={query}
            label={t({ id: "search.field", message: "Strain, grower, product" })}
            name="query"
            defaultValue={query}
            hasShortcut
          />
          {group === null ? null : <input type="hidden" name="group" value={group} />}
          <Button type="submit" look="primary">
            <Trans id="search.go">Search</Trans>
          </Button>
        </Form>
        {query === "" ? (
          <p className={styles.hint}>
            <Trans id="search.hint">
              Part of a word is enough, e.g. “plum coc” finds Night Plum in coco.
            </Trans>
          </p>
        ) : (
          <>
            {tabs.length > 0 ? <GroupTabs query={query} group={group} tabs={tabs} /> : null}
            {sections.length === 0 ? (
              <EmptyState
                drawing="search"
                title={t({ id: "search.empty", message: `No results for “${{ query }}”` })}
                actions={
                  <LinkButton look="outline" href={paths.explore()}>
                    <Trans id="search.empty.action">Browse all diaries</Trans>
                  </LinkButton>
                }
              >
                <Trans id="search.empty.text">Try fewer words or another spelling.</Trans>
              </EmptyState>
            ) : (
              <div className={styles.found}>
                {sections.map((section) => (
                  <Found
                    key={section.group}
                    section={section}
                    query={query}
                    all={group === null ? foundList(section.group).address({ text: query }) : undefined}
                    leads={page === 1 && section === sections[0]}
                    isWide={!isHalf(section) || section === alone}
                  />
                ))}
              </div>
            )}
          </>
        )}
        <ListPages
          list={foundList(group)}
          text={query}
          page={page}
          pages={pages}
          label={t({ id: "search.pages", message: "Result pages" })}
        />
      </Stack>
    </Page>
  );
}

function GroupTabs({ query, group, tabs }: Pick<SearchView, "query" | "group" | "tabs">) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const tab = (to: SearchGroup | null) => ({
    href: foundList(to).address({ text: query }),
    current: group === to,
  });
  return (
    <Tabs
      label={t({ id: "search.groups", message: "Kinds of results" })}
      tabs={[
        { label: t({ id: "search.group.everything", message: "All" }), ...tab(null) },
        ...tabs.map(({ group: one, total }) => ({
          label: groupWord(i18n, one),
          count: totalText(formats, total),
          ...tab(one),
        })),
      ]}
    />
  );
}

interface FoundProps {
  section: FoundSection;
  query: string;
  /** URL of all results of the group, where the section shows only the first. */
  all: string | undefined;
  /** The first of the page: it holds the leading photo. */
  leads: boolean;
  isWide: boolean;
}

function Found({ section: { group, total, cards, strains, rows }, query, all, leads, isWide }: FoundProps) {
  const { i18n } = useLingui();
  const shown = totalText(useFormats(), total);
  const word = groupWord(i18n, group);
  const hasMore = all !== undefined && total > cards.length + strains.length + rows.length;
  return (
    <div className={cx(isWide && styles.wide)}>
      <Section
        close
        title={word}
        action={
          hasMore ? (
            <TextLink href={all}>
              <Trans id="search.group.all">All {{ total: shown }}</Trans>
              <VisuallyHidden> {word}</VisuallyHidden>
            </TextLink>
          ) : undefined
        }
      >
        {group === "diaries" ? (
          <DiaryCards cards={cards} leads={leads} headingLevel={3} hasAd={leads} />
        ) : group === "strains" ? (
          <StrainCards strains={strains} leads={leads} headingLevel={3} hasAd={leads} />
        ) : (
          <FoundRows group={group} query={query} rows={rows} />
        )}
      </Section>
    </div>
  );
}
