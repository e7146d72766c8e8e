import { useFormats } from "@grow/i18n/react";
import {
  Chip,
  Cluster,
  EmptyState,
  LinkButton,
  Page,
  Pagination,
  RailLayout,
  Stack,
  TextLink,
} from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../paths.ts";
import { DiaryCards } from "../../../shared/diary-cards/diary-cards.tsx";
import type { RefusedPreset } from "./change-presets.ts";
import { FilterButton, FilterRail } from "./parts/filter-rail.tsx";
import { tagWord } from "./parts/filter-words.ts";
import { Presets } from "./parts/presets.tsx";
import { SortLinks } from "./parts/sort-links.tsx";
import styles from "./screen.module.css";
import { type ListView, listAddress, type PresetView, toggled } from "./view.ts";

interface ListScreenProps extends ListView {
  /** Null for guests. */
  presets: readonly PresetView[] | null;
  presetKey: string;
  refused: RefusedPreset | undefined;
}

/** The diary list: filters, order, cards, pages. */
export function ListScreen({ presets, presetKey, refused, ...view }: ListScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { tags, sort, page, pages, total, cards } = view;
  const shownTotal = formats.number(total) + (view.isTotalCapped ? "+" : "");
  return (
    <Page>
      <Stack gap={4} className={styles.head}>
        <Cluster gap={4} align="baseline">
          <h1>
            <Trans id="explore.heading">Diaries</Trans>
          </h1>
          <p className={styles.total}>
            {tags.length === 0 ? (
              <Trans id="explore.total">{shownTotal} in all</Trans>
            ) : (
              <Trans id="explore.matches">{shownTotal} match</Trans>
            )}
          </p>
        </Cluster>
        <Cluster justify="between">
          <Cluster gap={2}>
            <FilterButton count={tags.length} />
            {tags.map((tag) => (
              <Chip key={tag} on href={listAddress({ tags: toggled(tags, tag), sort, page: 1 })}>
                {tagWord(i18n, tag)}
              </Chip>
            ))}
            {tags.length > 0 ? (
              <TextLink href={listAddress({ tags: [], sort, page: 1 })}>
                <Trans id="explore.clear">Clear</Trans>
              </TextLink>
            ) : null}
          </Cluster>
          <SortLinks tags={tags} sort={sort} />
        </Cluster>
        {presets ? (
          <Presets presets={presets} presetKey={presetKey} tags={tags} sort={sort} refused={refused} />
        ) : null}
      </Stack>
      <RailLayout side="start" rail={<FilterRail tags={tags} sort={sort} total={total} />}>
        {cards.length === 0 ? (
          <EmptyState
            drawing={tags.length > 0 ? "search" : "seedling"}
            title={
              tags.length > 0 ? (
                <Trans id="explore.empty.title">No diary matches</Trans>
              ) : (
                <Trans id="explore.first.title">No diaries yet</Trans>
              )
            }
            actions={
              tags.length > 0 ? (
                <LinkButton look="outline" href={paths.explore()}>
                  <Trans id="explore.empty.action">Show all diaries</Trans>
                </LinkButton>
              ) : (
                <LinkButton look="primary" href={paths.newDiary()}>
                  <Trans id="explore.first.action">Start a diary</Trans>
                </LinkButton>
              )
            }
          >
            {tags.length > 0 ? (
              <Trans id="explore.empty.text">
                Take a filter away, or begin the first diary of this kind.
              </Trans>
            ) : (
              <Trans id="explore.first.text">
                The first week takes a minute: one photo and a few readings.
              </Trans>
            )}
          </EmptyState>
        ) : (
          <Stack gap={10}>
            <DiaryCards cards={cards} measures={view.measures} columns={3} leads={page === 1} />
            <Pagination
              label={t({ id: "explore.pages", message: "Pages of diaries" })}
              current={page}
              total={pages}
              href={(number) => listAddress({ tags, sort, page: number })}
            />
          </Stack>
        )}
      </RailLayout>
    </Page>
  );
}
