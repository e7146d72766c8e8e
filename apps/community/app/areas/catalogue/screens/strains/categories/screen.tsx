import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { Chip, Cluster, EmptyState, Page, Section, Stack } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { categoryValueWord, categoryWord } from "../../../../../shared/strains/category-words.ts";
import { StrainCrumbs } from "../shared/strain-crumbs.tsx";
import styles from "../shared/strain-page.module.css";

interface CategoriesScreenProps {
  reports: number;
  categories: Schema<"StrainCategories">["items"];
}

/** The nine categories, each with its values and how many strains have them. */
export function CategoriesScreen({ reports, categories }: CategoriesScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  // A value without strains would lead to an empty list.
  const filled = categories
    .map(({ category, items_val }) => ({
      category,
      values: items_val.filter(({ cnt_strains }) => cnt_strains > 0),
    }))
    .filter(({ values }) => values.length > 0);
  return (
    <Page className={styles.page}>
      <Stack gap={8}>
        <StrainCrumbs />
        <h1>
          <Trans id="strains.categories.heading">Strains by category</Trans>
        </h1>
        {reports > 0 ? (
          <p>
            {t({
              id: "strains.categories.reports",
              message: plural(reports, {
                one: "Shares come from # finished diary.",
                other: "Shares come from # finished diaries.",
              }),
            })}
          </p>
        ) : null}
        {filled.length === 0 ? (
          <EmptyState drawing="search" title={<Trans id="strains.category.empty">No strains yet</Trans>} />
        ) : null}
        {filled.map(({ category, values }) => (
          <Section key={category} close title={categoryWord(i18n, category)}>
            <Cluster gap={2}>
              {values.map(({ val, cnt_strains }) => (
                <Chip key={val} href={paths.strainCategory(category, val)}>
                  {categoryValueWord(i18n, category, val)} {formats.compact(cnt_strains)}
                </Chip>
              ))}
            </Cluster>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
