import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { EmptyState, LinkButton, Page, RailLayout, Stack } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { AdPlace } from "../../../../../shared/ads/ad-place.tsx";
import type { ListLength } from "../../../../../shared/lists/list.ts";
import { FilterButton, FilterRail } from "../../../../../shared/lists/parts/filter-rail.tsx";
import { ListHead } from "../../../../../shared/lists/parts/list-head.tsx";
import { ListPages } from "../../../../../shared/lists/parts/list-pages.tsx";
import { categoryValueWord, categoryWord } from "../../../../../shared/strains/category-words.ts";
import { StrainCards } from "../../../../../shared/strains/strain-cards.tsx";
import type { StrainData } from "../../../../../shared/strains/strain-data.ts";
import styles from "../shared/strain-page.module.css";
import { SEEDS } from "./list.ts";
import { SEED_TAGS } from "./seed-tags.ts";

type Sort = (typeof SEEDS.sorts)[number];

const SORTS: Record<Sort, MessageDescriptor> = {
  diaries: msg({ id: "strains.sort.diaries", message: "Most grown" }),
  rate: msg({ id: "strains.sort.rate", message: "Best rated" }),
  reviews: msg({ id: "seeds.sort.reviews", message: "Most reviewed" }),
  new: msg({ id: "strains.sort.new", message: "Newest" }),
  name: msg({ id: "strains.sort.name", message: "By name" }),
};

interface SeedsScreenProps extends ListLength {
  tags: readonly string[];
  sort: Sort;
  seeds: readonly StrainData[];
  /** How many seeds each word would leave. */
  counts: Readonly<Record<string, number>>;
}

/** Seeds of all seedbanks: filters, sort orders, cards, pages. */
export function SeedsScreen(props: SeedsScreenProps) {
  const { tags, sort, seeds, counts, page, pages, total, isTotalCapped } = props;
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const shownTotal = formats.number(total) + (isTotalCapped ? "+" : "");
  const tagWord = (word: string) => {
    const tag = SEED_TAGS.find((known) => known.tag === word);
    return tag ? categoryValueWord(i18n, tag.category, tag.value) : word;
  };
  // A word that leaves nothing is no choice; a chosen one stays, so that it can be taken off.
  const groups = (Object.keys(STRAIN_CATEGORIES) as StrainCategory[])
    .map((category) => ({
      title: categoryWord(i18n, category),
      rows: SEED_TAGS.filter(
        ({ tag, category: own }) => own === category && (counts[tag] !== undefined || tags.includes(tag)),
      ).map(({ tag }) => ({ word: tag, label: tagWord(tag) })),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Page className={styles.page}>
      <AdPlace kind="header" />
      <Stack gap={6}>
        <ListHead
          list={SEEDS}
          tags={tags}
          sort={sort}
          heading={<Trans id="seeds.heading">Seeds</Trans>}
          total={
            tags.length === 0 ? (
              <Trans id="strains.total">{shownTotal} in total</Trans>
            ) : (
              <Trans id="seeds.matches">{shownTotal} match</Trans>
            )
          }
          filterButton={
            <FilterButton>
              <Trans id="seeds.filters">Filters</Trans>
            </FilterButton>
          }
          tagLabel={tagWord}
          clear={<Trans id="seeds.clear">Clear</Trans>}
          sortLabel={t({ id: "strains.sort", message: "Sort by" })}
          sortName={(order) => i18n._(SORTS[order])}
        />
        <RailLayout
          side="start"
          sheet
          rail={
            <FilterRail
              list={SEEDS}
              tags={tags}
              sort={sort}
              groups={groups}
              counts={counts}
              label={t({ id: "seeds.filters", message: "Filters" })}
              clear={t({ id: "seeds.clear", message: "Clear" })}
              done={t({
                id: "seeds.done",
                message: plural(total, { one: "Show # seed", other: "Show # seeds" }),
              })}
              isEmpty={total === 0}
            />
          }
        >
          {seeds.length === 0 ? (
            <EmptyState
              drawing="search"
              title={<Trans id="seeds.empty">No seeds match</Trans>}
              actions={
                <LinkButton look="outline" href={paths.seeds()}>
                  <Trans id="seeds.empty.all">Show all seeds</Trans>
                </LinkButton>
              }
            />
          ) : (
            <Stack gap={10}>
              <StrainCards strains={seeds} columns={3} leads={page === 1} hasAd />
              <ListPages
                {...{ list: SEEDS, tags, sort, page, pages }}
                label={t({ id: "seeds.pages", message: "Pages of seeds" })}
              />
            </Stack>
          )}
        </RailLayout>
      </Stack>
    </Page>
  );
}
