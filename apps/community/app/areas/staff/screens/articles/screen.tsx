import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, EmptyState, LinkButton, Page, Stack } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Pagination, Tabs } from "@grow/ui/navigation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Plus } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import { stateWord } from "../../shared/articles/state-badge.tsx";
import styles from "../../shared/desks/desk.module.css";
import { ArticleTable } from "./parts/article-table.tsx";
import { type ArticlesView, PAGE_SIZE } from "./view.ts";

/** All articles of the journal by state, with a search. Works without scripts. */
export function ArticlesScreen({ state, search, page, pages, rows, total, tabs }: ArticlesView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return (
    <Page className={styles.page}>
      <Stack gap={5}>
        <Cluster gap={4} justify="between">
          <h1>
            <Trans id="articles.title">Journal</Trans>
          </h1>
          <Cluster gap={2}>
            <LinkButton href={deskPaths.topics("category")} look="outline">
              <Trans id="articles.topics">Categories and tags</Trans>
            </LinkButton>
            <LinkButton href={deskPaths.newArticle()} look="primary" icon={Plus}>
              <Trans id="article.new">New article</Trans>
            </LinkButton>
          </Cluster>
        </Cluster>
        <Tabs
          label={t({ id: "articles.states", message: "Articles by state" })}
          tabs={tabs.map((tab) => ({
            href: tab.href,
            label:
              tab.state === "" ? t({ id: "articles.state.all", message: "All" }) : stateWord(i18n, tab.state),
            count: formats.number(tab.count, 0),
            current: tab.state === state,
          }))}
        />
        <Form method="get" className={styles.search} role="search">
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <TextField
            key={search}
            label={t({ id: "articles.search", message: "Search by title or address" })}
            name="search"
            type="search"
            defaultValue={search}
            maxLength={100}
          />
          <Button type="submit" look="outline">
            <Trans id="articles.search.submit">Search</Trans>
          </Button>
        </Form>
        {rows.length > 0 ? (
          <ArticleTable rows={rows} />
        ) : search ? (
          <EmptyState title={<Trans id="articles.none">Nothing found</Trans>}>
            <Trans id="articles.none.text">Try fewer letters or another tab.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={<Trans id="articles.empty">No articles here</Trans>}>
            <Trans id="articles.empty.text">Start one with the button above.</Trans>
          </EmptyState>
        )}
        <Cluster justify="between">
          <p>
            {t({ id: "articles.total", message: plural(total, { one: "# article", other: "# articles" }) })}
          </p>
          <Pagination
            label={t({ id: "articles.pages", message: "Pages" })}
            current={page}
            total={pages}
            href={(to) => deskPaths.articles({ state, search, start: (to - 1) * PAGE_SIZE })}
          />
        </Cluster>
      </Stack>
    </Page>
  );
}
