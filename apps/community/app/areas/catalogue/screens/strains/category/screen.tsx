import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Facts } from "@grow/ui/diary";
import { Chip, Cluster, EmptyState, Note, Page, Stack } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { AdPlace } from "../../../../../shared/ads/ad-place.tsx";
import type { ListLength } from "../../../../../shared/lists/list.ts";
import { ListHead } from "../../../../../shared/lists/parts/list-head.tsx";
import { ListPages } from "../../../../../shared/lists/parts/list-pages.tsx";
import { categoryValueWord, categoryWord } from "../../../../../shared/strains/category-words.ts";
import { StrainCards } from "../../../../../shared/strains/strain-cards.tsx";
import type { StrainData } from "../../../../../shared/strains/strain-data.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import { StrainCrumbs } from "../shared/strain-crumbs.tsx";
import styles from "../shared/strain-page.module.css";
import { type CategorySort, strainsOfValue } from "./list.ts";

const SORTS: Record<CategorySort, MessageDescriptor> = {
  share: msg({ id: "strains.sort.share", message: "Named most often" }),
  diaries: msg({ id: "strains.sort.diaries", message: "Most grown" }),
  rate: msg({ id: "strains.sort.rate", message: "Best rated" }),
  yield: msg({ id: "strains.sort.yield", message: "Highest yield" }),
};

interface CategoryScreenProps extends ListLength {
  category: StrainCategory;
  val: string;
  sort: CategorySort;
  reports: number;
  growers: number;
  /** Growers that a number needs. */
  least: number;
  perWatt: number | null;
  days: number | null;
  shares: readonly Schema<"ReportShare">[];
  strains: readonly StrainData[];
}

/** The strains of one value, with what harvests say of it and its neighbours. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { category, val, sort, page, pages, total, shares, strains } = props;
  const { reports, growers, least, perWatt, days } = props;
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const list = strainsOfValue(category, val);
  const shownTotal = formats.number(total);
  const facts = [
    { name: t({ id: "strains.fact.reports", message: "Harvests" }), value: formats.number(reports) },
    { name: t({ id: "strains.fact.growers", message: "Growers" }), value: formats.number(growers) },
    ...(perWatt === null
      ? []
      : [
          {
            name: t({ id: "strains.fact.yield", message: "Median yield" }),
            value: formats.number(perWatt, 2),
            unit: unitWord(i18n, "gramsPerWatt"),
          },
        ]),
    ...(days === null
      ? []
      : [
          {
            name: t({ id: "strains.fact.flowering", message: "Flowering days" }),
            value: formats.number(days, 0),
          },
        ]),
  ];
  return (
    <Page className={styles.page}>
      <AdPlace kind="header" />
      <Stack gap={6}>
        <StrainCrumbs
          crumbs={[
            {
              label: t({ id: "strains.categories.heading", message: "Strains by category" }),
              href: paths.strainCategories(),
            },
            { label: categoryWord(i18n, category) },
          ]}
        />
        <ListHead
          list={list}
          tags={[]}
          sort={sort}
          heading={categoryValueWord(i18n, category, val)}
          total={<Trans id="strains.total">{shownTotal} in total</Trans>}
          tagLabel={(tag) => tag}
          clear={null}
          sortLabel={t({ id: "strains.sort", message: "Sort by" })}
          sortName={(order) => i18n._(SORTS[order])}
        />
        {reports > 0 ? <Facts facts={facts} /> : null}
        {reports > 0 && (perWatt === null || days === null) ? (
          <Note>
            {t({
              id: "strains.category.tooFew",
              message: `Not enough harvests yet. Numbers show up from ${least} growers on.`,
            })}
          </Note>
        ) : null}
        <Cluster gap={2}>
          {STRAIN_CATEGORIES[category].map((other) => (
            <Chip key={other} on={other === val} href={paths.strainCategory(category, other)}>
              {categoryValueWord(i18n, category, other)}
            </Chip>
          ))}
        </Cluster>
        {strains.length === 0 ? (
          <EmptyState drawing="search" title={<Trans id="strains.category.empty">No strains yet</Trans>} />
        ) : (
          <Stack gap={10}>
            <StrainCards strains={strains} leads={page === 1} hasAd />
            <ListPages
              {...{ list, sort, page, pages }}
              label={t({ id: "strains.pages", message: "Pages of strains" })}
            />
          </Stack>
        )}
        {shares.length > 0 ? (
          <Stack gap={2}>
            <h2>
              <Trans id="strains.category.together">Often reported together</Trans>
            </h2>
            <Cluster gap={2}>
              {shares.map((share) => (
                <Chip
                  key={`${share.category}-${share.val}`}
                  href={paths.strainCategory(share.category, share.val)}
                >
                  {categoryValueWord(i18n, share.category, share.val)} {formats.percent(share.percent / 100)}
                </Chip>
              ))}
            </Cluster>
          </Stack>
        ) : null}
      </Stack>
    </Page>
  );
}
