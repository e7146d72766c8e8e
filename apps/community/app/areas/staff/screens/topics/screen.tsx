import { Cluster, EmptyState, LinkButton, Note, Page, Stack, TextLink } from "@grow/ui/foundation";
import { SegmentLinks, Tabs } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/desks/desk.module.css";
import { DeskSearch } from "../../shared/desks/desk-search.tsx";
import { TOPIC_KINDS } from "../../shared/topics/topic-kinds.ts";
import { newTopicWord, topicsWord } from "../../shared/topics/topic-words.ts";
import { TopicRows } from "./parts/topic-rows.tsx";
import type { TopicsView } from "./view.ts";

interface TopicsScreenProps {
  topics: TopicsView;
  /** One was deleted a moment ago. */
  isDeleted: boolean;
}

/** The categories or tags of the journal, with a search by name. Works without scripts. */
export function TopicsScreen({ topics, isDeleted }: TopicsScreenProps) {
  const { kind, search, sort, items, total, next } = topics;
  const { i18n, t } = useLingui();
  const kept = sort === "position" ? {} : { sort };
  return (
    <Page className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <p>
            <TextLink href={deskPaths.articles()}>
              <Trans id="admin.topics.journal">Journal</Trans>
            </TextLink>
          </p>
          <Cluster gap={4} justify="between">
            <h1>{topicsWord(i18n, kind)}</h1>
            <LinkButton href={deskPaths.topic(kind, "new")} look="primary">
              {newTopicWord(i18n, kind)}
            </LinkButton>
          </Cluster>
        </Stack>
        {isDeleted ? (
          <Note tone="good">
            <Trans id="admin.topics.deleted">Deleted</Trans>
          </Note>
        ) : null}
        <Tabs
          label={t({ id: "admin.topics.title", message: "Categories and tags" })}
          tabs={TOPIC_KINDS.map((one) => ({
            href: deskPaths.topics(one),
            label: topicsWord(i18n, one),
            current: one === kind,
          }))}
        />
        <DeskSearch search={search} kept={kept} />
        <SegmentLinks
          label={t({ id: "admin.topics.sort", message: "Sort" })}
          links={[
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
          ]}
        />
        {items.length === 0 ? (
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
        ) : (
          <TopicRows kind={kind} items={items} />
        )}
        <p>
          {kind === "category" ? (
            <Plural id="admin.topics.total.categories" value={total} one="# category" other="# categories" />
          ) : (
            <Plural id="admin.topics.total.tags" value={total} one="# tag" other="# tags" />
          )}
        </p>
        {next === null ? null : (
          <p>
            <LinkButton look="outline" href={deskPaths.topics(kind, { search, ...kept, start: next })}>
              <Trans id="admin.topics.more">Show more</Trans>
            </LinkButton>
          </p>
        )}
      </Stack>
    </Page>
  );
}
