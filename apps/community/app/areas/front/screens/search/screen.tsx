import { useFormats } from "@grow/i18n/react";
import { Button, EmptyState, LinkButton, Page, Stack } from "@grow/ui/foundation";
import { SearchBox } from "@grow/ui/input";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { DiaryCards } from "../../../../shared/diary-cards/diary-cards.tsx";
import { ListPages } from "../../../../shared/lists/parts/list-pages.tsx";
import { useSuggestions } from "../../../../shared/search/use-suggestions.ts";
import { FOUND_DIARIES } from "./list.ts";
import styles from "./screen.module.css";
import type { SearchView } from "./view.ts";

/** The search field and the diaries found. The header has no field here. */
export function SearchScreen({ query, page, pages, total, isTotalCapped, cards }: SearchView) {
  const { t } = useLingui();
  const formats = useFormats();
  const suggestions = useSuggestions();
  const shown = formats.number(total) + (isTotalCapped ? "+" : "");
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
            label={t({ id: "search.field", message: "Strain, method, setup" })}
            name="query"
            defaultValue={query}
            hasShortcut
          />
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
        ) : cards.length === 0 ? (
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
          <section aria-labelledby="found">
            <h2 id="found" className={styles.total}>
              {t({
                id: "search.total",
                message: `${plural({ total }, { one: `${{ shown }} diary`, other: `${{ shown }} diaries` })}`,
              })}
            </h2>
            <DiaryCards cards={cards} leads={page === 1} headingLevel={3} />
          </section>
        )}
        <ListPages
          list={FOUND_DIARIES}
          text={query}
          page={page}
          pages={pages}
          label={t({ id: "search.pages", message: "Result pages" })}
        />
      </Stack>
    </Page>
  );
}
