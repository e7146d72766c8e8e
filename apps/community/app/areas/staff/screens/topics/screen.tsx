import { useFormats } from "@grow/i18n/react";
import { EmptyState, LinkButton, Note, TextLink } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/desks/desk.module.css";
import { DeskList } from "../../shared/desks/desk-list.tsx";
import type { DeskColumn } from "../../shared/desks/desk-table.tsx";
import { LanguageCodes } from "../../shared/desks/language-codes.tsx";
import { TOPIC_KINDS } from "../../shared/topics/topic-kinds.ts";
import { newTopicWord, topicsWord } from "../../shared/topics/topic-words.ts";
import { PAGE_SIZE, type TopicRowView, type TopicsView } from "./view.ts";

interface TopicsScreenProps {
  topics: TopicsView;
  /** One was deleted a moment ago. */
  isDeleted: boolean;
}

/** The categories or tags of the journal, with a search by name. */
export function TopicsScreen({ topics, isDeleted }: TopicsScreenProps) {
  const { kind, search, sort, page, items, total } = topics;
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const kept = sort === "position" ? {} : { sort };
  const columns: readonly DeskColumn<TopicRowView>[] = [
    {
      name: "name",
      title: <Trans id="admin.topics.name">Name</Trans>,
      cell: ({ id, name }) => <TextLink href={deskPaths.topic(kind, id)}>{name}</TextLink>,
    },
    {
      ...{ name: "slug", kind: "wide" },
      title: <Trans id="admin.topics.slug">Address</Trans>,
      cell: ({ slug }) => slug,
    },
    {
      name: "languages",
      title: <Trans id="admin.topics.languages">Languages</Trans>,
      cell: ({ langs }) => <LanguageCodes langs={langs} />,
    },
    {
      ...{ name: "articles", kind: "number" },
      title: <Trans id="admin.topics.articles">Articles</Trans>,
      cell: ({ articles, published }) => (
        <>
          {formats.number(articles, 0)}
          {published === articles ? null : (
            <div className={styles.detail}>
              <Plural id="admin.topics.published" value={published} one="# published" other="# published" />
            </div>
          )}
        </>
      ),
    },
    {
      ...{ name: "changed", kind: "wide" },
      title: <Trans id="admin.topics.changed">Changed</Trans>,
      cell: ({ changed }) => <time dateTime={changed}>{formats.date(changed)}</time>,
    },
  ];
  return (
    <DeskList
      above={{ href: deskPaths.articles(), label: <Trans id="admin.topics.journal">Journal</Trans> }}
      title={topicsWord(i18n, kind)}
      actions={
        <LinkButton href={deskPaths.topic(kind, "new")} look="primary">
          {newTopicWord(i18n, kind)}
        </LinkButton>
      }
      note={
        isDeleted ? (
          <Note tone="good">
            <Trans id="admin.topics.deleted">Deleted</Trans>
          </Note>
        ) : null
      }
      tabs={{
        label: t({ id: "admin.topics.title", message: "Categories and tags" }),
        tabs: TOPIC_KINDS.map((one) => ({
          href: deskPaths.topics(one),
          label: topicsWord(i18n, one),
          current: one === kind,
        })),
      }}
      search={{ search, kept }}
      choices={{
        label: t({ id: "admin.topics.sort", message: "Sort" }),
        links: [
          {
            href: deskPaths.topics(kind, { search }),
            label:
              kind === "category" ? (
                <Trans id="admin.topics.sort.position">By position</Trans>
              ) : (
                <Trans id="admin.topics.sort.used">Most used</Trans>
              ),
            current: sort === "position",
          },
          {
            href: deskPaths.topics(kind, { search, sort: "name" }),
            label: <Trans id="admin.topics.sort.name">By name</Trans>,
            current: sort === "name",
          },
        ],
      }}
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          title={
            search ? (
              <Trans id="admin.topics.empty.search">Nothing has this name</Trans>
            ) : kind === "category" ? (
              <Trans id="admin.topics.empty.categories">No categories yet</Trans>
            ) : (
              <Trans id="admin.topics.empty.tags">No tags yet</Trans>
            )
          }
          actions={
            search ? (
              <LinkButton look="outline" href={deskPaths.topics(kind)}>
                <Trans id="admin.topics.empty.all">Show all</Trans>
              </LinkButton>
            ) : undefined
          }
        />
      }
      total={
        kind === "category" ? (
          <Plural id="admin.topics.total.categories" value={total} one="# category" other="# categories" />
        ) : (
          <Plural id="admin.topics.total.tags" value={total} one="# tag" other="# tags" />
        )
      }
      pages={{
        current: page,
        total: Math.ceil(total / PAGE_SIZE),
        href: (to) => deskPaths.topics(kind, { search, ...kept, start: (to - 1) * PAGE_SIZE }),
      }}
    />
  );
}
