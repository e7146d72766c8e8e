import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import { SECTION_CATEGORIES } from "@grow/domain/sections";
import { useFormats } from "@grow/i18n/react";
import { Chip, Cluster } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FilterButton } from "../../../../../shared/lists/parts/filter-rail.tsx";
import { ListHead } from "../../../../../shared/lists/parts/list-head.tsx";
import { type CatalogueSort, catalogueList } from "../list.ts";
import type { CatalogueView } from "../view.ts";
import { filterWord } from "./filter-word.ts";

const SORT_WORDS: Record<CatalogueSort, MessageDescriptor> = {
  diaries: msg({ id: "catalogue.sort.diaries", message: "Most used" }),
  rate: msg({ id: "catalogue.sort.rate", message: "Best rated" }),
  reviews: msg({ id: "catalogue.sort.reviews", message: "Most reviewed" }),
  new: msg({ id: "catalogue.sort.new", message: "Newest" }),
  name: msg({ id: "catalogue.sort.name", message: "A–Z" }),
};

/** Heading of a catalogue: how much it holds, brands or products, categories of brands, and sort orders. */
export function CatalogueHead({ catalogue, tags, sort, total, products, counts }: CatalogueView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const list = catalogueList(catalogue, products ? "products" : "brands");
  const categories = catalogue === "equipment" || products ? [] : SECTION_CATEGORIES[catalogue];
  return (
    <>
      <ListHead
        list={list}
        tags={tags}
        sort={sort}
        heading={sectionWord(i18n, catalogue)}
        total={
          products ? (
            <Plural id="catalogue.total.products" value={total} one="# product" other="# products" />
          ) : (
            <Plural id="catalogue.total.brands" value={total} one="# brand" other="# brands" />
          )
        }
        filterButton={
          products && catalogue !== "equipment" ? (
            <FilterButton>
              <Trans id="catalogue.filters">Filters</Trans>
            </FilterButton>
          ) : undefined
        }
        tagLabel={(tag) => filterWord(i18n, tag)}
        clear={<Trans id="catalogue.clear">Clear filters</Trans>}
        sortLabel={t({ id: "catalogue.sort", message: "Sort by" })}
        sortName={(order) => i18n._(SORT_WORDS[order])}
      />
      <Cluster gap={3} justify="between">
        <SegmentLinks
          label={t({ id: "catalogue.show", message: "Show" })}
          links={[
            {
              href: catalogueList(catalogue, "brands").address({}),
              label: t({ id: "catalogue.show.brands", message: "Brands" }),
              current: !products,
            },
            {
              href: catalogueList(catalogue, "products").address({}),
              label: t({ id: "catalogue.show.products", message: "Products" }),
              current: Boolean(products),
            },
          ]}
        />
        <Cluster gap={2}>
          {categories
            .filter((word) => !tags.includes(word) && (counts[word] ?? 0) > 0)
            .map((word) => (
              <Chip key={word} small href={list.address({ tags: [word], sort })}>
                {filterWord(i18n, word)} {formats.number(counts[word] ?? 0)}
              </Chip>
            ))}
        </Cluster>
      </Cluster>
    </>
  );
}
