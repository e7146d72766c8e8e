import { factName } from "@grow/app-kit/catalogue/fact-words.ts";
import type { Section } from "@grow/domain";
import { factWords, SECTION_CATEGORIES, SECTION_FIELDS } from "@grow/domain/sections";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FilterRail } from "../../../../../shared/lists/parts/filter-rail.tsx";
import { catalogueList } from "../list.ts";
import type { CatalogueView } from "../view.ts";
import { filterWord } from "./filter-word.ts";

interface ProductFiltersProps extends Pick<CatalogueView, "tags" | "sort" | "total" | "counts"> {
  catalogue: Section;
}

/** The filters of a section's products: categories, and the facts that are words, with how many each would leave. */
export function ProductFilters({ catalogue, tags, sort, total, counts }: ProductFiltersProps) {
  const { i18n, t } = useLingui();
  const isThere = (word: string) => tags.includes(word) || (counts[word] ?? 0) > 0;
  const row = (word: string) => ({ word, label: filterWord(i18n, word) });
  const facts = factWords(catalogue).filter(isThere);
  const groups = [
    {
      title: t({ id: "catalogue.category", message: "Category" }),
      rows: SECTION_CATEGORIES[catalogue].filter(isThere).map(row),
    },
    ...SECTION_FIELDS[catalogue].map(({ name }) => ({
      title: factName(i18n, name),
      rows: facts.filter((word) => word.startsWith(`${name}.`)).map(row),
    })),
  ];
  return (
    <FilterRail
      list={catalogueList(catalogue, "products")}
      tags={tags}
      sort={sort}
      groups={groups.filter(({ rows }) => rows.length > 0)}
      counts={counts}
      label={t({ id: "catalogue.filters", message: "Filters" })}
      clear={t({ id: "catalogue.clear", message: "Clear filters" })}
      isEmpty={total === 0}
      done={
        total === 0 ? (
          <Trans id="catalogue.empty">Nothing here yet</Trans>
        ) : (
          <Plural id="catalogue.show.n" value={total} one="Show # product" other="Show # products" />
        )
      }
    />
  );
}
