import { useFormats } from "@grow/i18n/react";
import { EmptyState, LinkButton } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import { StateBadge, stateWord } from "../../shared/articles/state-badge.tsx";
import { DeskList } from "../../shared/desks/desk-list.tsx";
import type { DeskColumn } from "../../shared/desks/desk-table.tsx";
import { LanguageCodes } from "../../shared/desks/language-codes.tsx";
import { PAGE_SIZE } from "../../shared/desks/state-list.ts";
import { ArticleName } from "./parts/article-name.tsx";
import type { ArticleRow, ArticlesView } from "./view.ts";

/** All articles of the journal by state, with a search. */
export function ArticlesScreen({ state, search, page, pages, rows, total, tabs }: ArticlesView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const columns: readonly DeskColumn<ArticleRow>[] = [
    {
      name: "article",
      title: <Trans id="articles.article">Article</Trans>,
      cell: (row) => <ArticleName row={row} />,
    },
    {
      name: "state",
      title: <Trans id="articles.state">State</Trans>,
      cell: (row) => <StateBadge state={row.state} />,
    },
    {
      ...{ name: "languages", kind: "wide" },
      title: <Trans id="articles.languages">Languages</Trans>,
      cell: ({ langs }) => <LanguageCodes langs={langs} />,
    },
    {
      ...{ name: "author", kind: "wide" },
      title: <Trans id="articles.author">Author</Trans>,
      cell: ({ author }) => author ?? "–",
    },
    {
      ...{ name: "publication", kind: "wide" },
      title: <Trans id="articles.date">Publication</Trans>,
      cell: ({ viewDate }) =>
        viewDate ? <time dateTime={viewDate}>{formats.shortDate(viewDate)}</time> : "–",
    },
    {
      ...{ name: "changed", kind: "wide" },
      title: <Trans id="articles.changed">Changed</Trans>,
      cell: ({ updateDate }) => <time dateTime={updateDate}>{formats.shortDate(updateDate)}</time>,
    },
  ];
  return (
    <DeskList
      title={<Trans id="articles.title">Journal</Trans>}
      actions={
        <>
          <LinkButton href={deskPaths.topics("category")} look="outline">
            <Trans id="articles.topics">Categories and tags</Trans>
          </LinkButton>
          <LinkButton href={deskPaths.newArticle()} look="primary" icon={Plus}>
            <Trans id="article.new">New article</Trans>
          </LinkButton>
        </>
      }
      states={{
        label: t({ id: "articles.states", message: "Articles by state" }),
        ...{ tabs, current: state },
        word: (one) => stateWord(i18n, one),
      }}
      search={{
        search,
        kept: state ? { state } : {},
        label: t({ id: "articles.search", message: "Search by title or address" }),
      }}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      centred
      empty={
        search ? (
          <EmptyState title={<Trans id="articles.none">Nothing found</Trans>}>
            <Trans id="articles.none.text">Try fewer letters or another tab.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={<Trans id="articles.empty">No articles here</Trans>}>
            <Trans id="articles.empty.text">Start one with the button above.</Trans>
          </EmptyState>
        )
      }
      total={t({ id: "articles.total", message: plural(total, { one: "# article", other: "# articles" }) })}
      pages={{
        ...{ current: page, total: pages },
        href: (to) => deskPaths.articles({ state, search, start: (to - 1) * PAGE_SIZE }),
      }}
    />
  );
}
