import { useFormats } from "@grow/i18n/react";
import { Button, EmptyState, Link, LinkButton, Page, Pagination, SearchBox, Stack } from "@grow/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { useSuggestions } from "../../../shell/header/use-suggestions.ts";
import styles from "./screen.module.css";
import { resultsAddress, type SearchView } from "./view.ts";

/** What was found, as a list; the field stands here too, for narrow screens have none in their header. */
export function SearchScreen({ query, page, found, total, isTotalCapped, pages }: SearchView) {
  const { t } = useLingui();
  const formats = useFormats();
  const suggestions = useSuggestions();
  const shown = formats.number(total) + (isTotalCapped ? "+" : "");
  return (
    <Page width="narrow" className={styles.screen}>
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
          />
          <Button type="submit" look="primary">
            <Trans id="search.go">Search</Trans>
          </Button>
        </Form>
        {query === "" ? (
          <p className={styles.hint}>
            <Trans id="search.hint">
              Beginnings of words are enough: “plum coc” finds Night Plum in coco.
            </Trans>
          </p>
        ) : found.length === 0 ? (
          <EmptyState
            drawing="search"
            title={t({ id: "search.empty", message: `Nothing fits “${{ query }}”` })}
            actions={
              <LinkButton look="outline" href={paths.explore()}>
                <Trans id="search.empty.action">Look through all diaries</Trans>
              </LinkButton>
            }
          >
            <Trans id="search.empty.text">Try fewer words, or another spelling.</Trans>
          </EmptyState>
        ) : (
          <section aria-labelledby="found">
            <h2 id="found" className={styles.total}>
              {t({
                id: "search.total",
                message: `${plural({ total }, { one: `${{ shown }} diary`, other: `${{ shown }} diaries` })}`,
              })}
            </h2>
            <ul className={styles.list}>
              {found.map((diary) => (
                <li key={diary.id} className={styles.hit}>
                  {diary.picture ? (
                    <img
                      src={diary.picture}
                      alt=""
                      width={64}
                      height={64}
                      loading="lazy"
                      className={styles.picture}
                    />
                  ) : (
                    <span className={styles.picture} />
                  )}
                  <span className={styles.words}>
                    <Link href={diary.link} className={styles.name}>
                      {diary.name}
                    </Link>
                    {diary.grower ? <small>{diary.grower}</small> : null}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Pagination
          label={t({ id: "search.pages", message: "Pages of results" })}
          current={page}
          total={pages}
          href={(other) => resultsAddress(query, other)}
        />
      </Stack>
    </Page>
  );
}
