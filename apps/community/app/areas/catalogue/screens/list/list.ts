import { CATALOGUES, type Catalogue } from "@grow/domain";
import { factWords, SECTION_CATEGORIES } from "@grow/domain/sections";
import { paths } from "../../../../paths.ts";
import type { List } from "../../../../shared/lists/list.ts";
import { filteredList } from "../../shared/filtered-list.ts";

/** Sort orders of brands and products, the default first. */
export const SORTS = ["diaries", "rate", "reviews", "new", "name"] as const;
export type CatalogueSort = (typeof SORTS)[number];

/** What a list of a catalogue shows. */
export type Shown = "brands" | "products";

function listsOf(catalogue: Catalogue): Record<Shown, List<CatalogueSort>> {
  const path = paths.catalogue(catalogue);
  const categories = catalogue === "equipment" ? [] : SECTION_CATEGORIES[catalogue];
  const facts = catalogue === "equipment" ? [] : factWords(catalogue);
  const common = { path, sorts: SORTS, pageSize: 24 } as const;
  return {
    brands: filteredList({ ...common, words: categories, indexedTags: 1 }),
    products: filteredList({
      ...common,
      words: [...categories, ...facts],
      fixed: "show=products",
      indexedTags: 1,
    }),
  };
}

const LISTS = Object.fromEntries(
  CATALOGUES.map((catalogue) => [catalogue, listsOf(catalogue)]),
) as unknown as Readonly<Record<Catalogue, Record<Shown, List<CatalogueSort>>>>;

/** The brands of a catalogue, or its products. */
export function catalogueList(catalogue: Catalogue, shown: Shown): List<CatalogueSort> {
  return LISTS[catalogue][shown];
}
