import type { Schema } from "@grow/contract";
import type { StrainCategory } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Bar } from "@grow/ui/chart";
import { Chip, Cluster, EmptyState, Page, Stack, TextLink } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { categoryValueWord, categoryWord } from "../../../../../shared/strains/category-words.ts";
import { StrainCrumbs } from "../shared/strain-crumbs.tsx";
import page from "../shared/strain-page.module.css";
import styles from "./screen.module.css";

interface CategoriesScreenProps {
  reports: number;
  categories: Schema<"StrainCategories">["items"];
}

const BREEDER = msg({ id: "strains.categories.breeder", message: "As printed by the breeder" });

/** Where the values of a category come from, if not from all reports. */
const SOURCES: Partial<Record<StrainCategory, MessageDescriptor>> = {
  medical: msg({
    id: "strains.categories.medical",
    message: "What growers report, no medical advice",
  }),
  thc: BREEDER,
  genes: BREEDER,
};

/** The nine categories, each with its values and how many strains have them. */
export function CategoriesScreen({ reports, categories }: CategoriesScreenProps) {
  const { i18n, t } = useLingui();
  // A value without strains would lead to an empty list.
  const filled = categories
    .map(({ category, items_val }) => ({
      category,
      values: items_val
        .filter(({ cnt_strains }) => cnt_strains > 0)
        .sort((a, b) => b.cnt_strains - a.cnt_strains),
    }))
    .filter(({ values }) => values.length > 0);
  return (
    <Page className={page.page}>
      <Stack gap={6}>
        <StrainCrumbs />
        <Stack gap={2}>
          <h1>
            <Trans id="strains.categories.heading">Strains by category</Trans>
          </h1>
          {reports > 0 ? (
            <p className={styles.quiet}>
              {t({
                id: "strains.categories.reports",
                message: plural(reports, {
                  one: "From # finished diary. Each number is how many strains fit.",
                  other: "From # finished diaries. Each number is how many strains fit.",
                }),
              })}
            </p>
          ) : null}
        </Stack>
        {filled.length === 0 ? (
          <EmptyState drawing="search" title={<Trans id="strains.category.empty">No strains yet</Trans>} />
        ) : (
          <Cluster gap={2}>
            {filled.map(({ category }) => (
              <Chip key={category} href={`#${category}`}>
                {categoryWord(i18n, category)}
              </Chip>
            ))}
          </Cluster>
        )}
        <div>
          {filled.map(({ category, values }) => (
            <Category key={category} category={category} values={values} />
          ))}
        </div>
      </Stack>
    </Page>
  );
}

interface CategoryProps {
  category: StrainCategory;
  /** Most strains first. */
  values: Schema<"StrainCategories">["items"][number]["items_val"];
}

function Category({ category, values }: CategoryProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const source = SOURCES[category];
  const most = values[0]?.cnt_strains ?? 1;
  return (
    <section className={styles.category} id={category}>
      <div>
        <h2>{categoryWord(i18n, category)}</h2>
        {source ? <p className={styles.quiet}>{i18n._(source)}</p> : null}
      </div>
      <ul className={styles.values}>
        {values.map(({ val, cnt_strains }) => (
          <li key={val} className={styles.value}>
            <TextLink href={paths.strainCategory(category, val)}>
              {categoryValueWord(i18n, category, val)}
            </TextLink>
            <span className={styles.quiet}>{formats.compact(cnt_strains)}</span>
            <Bar share={cnt_strains / most} color="var(--c-hum)" />
          </li>
        ))}
      </ul>
    </section>
  );
}
