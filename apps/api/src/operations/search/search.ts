import type { Schema } from "@grow/contract";
import { defineOperation } from "../../http/define-operation.ts";
import { squareUrl } from "../../media/present-photo.ts";
import { type BrandRef, type ProductRef, presentBrandShort, productLink } from "../diaries/catalogue-refs.ts";
import { diaryLink } from "../diaries/present-card.ts";
import { userLink } from "../users/present.ts";
import { type FoundRow, findEverything, type SearchGroup } from "./find-everything.ts";

const EMPTY: Readonly<Record<SearchGroup, number>> = {
  diaries: 0,
  growers: 0,
  brands: 0,
  products: 0,
  strains: 0,
  questions: 0,
  posts: 0,
};

/** Where a thing of each kind is read. */
const LINKS: Readonly<Record<SearchGroup, (row: FoundRow) => string>> = {
  diaries: diaryLink,
  growers: ({ name }) => userLink(name),
  brands: ({ brand }) => presentBrandShort(brand as BrandRef).link,
  products: ({ brand, product }) => productLink(product as ProductRef, brand as BrandRef),
  strains: ({ slug }) => `/strains/${slug}`,
  questions: ({ id, slug }) => `/grow-questions/${[id, slug].filter(Boolean).join("-")}`,
  posts: ({ slug }) => `/journal/${slug}`,
};

export const search = defineOperation("search", async ({ query, reads }) => {
  const found = await findEverything(reads, query);
  const of = (kind: SearchGroup) => found.find((group) => group.kind === kind);
  const hits = (kind: SearchGroup) => of(kind)?.items.map((row) => present(kind, row)) ?? [];
  const totals = Object.fromEntries(
    (Object.keys(EMPTY) as SearchGroup[]).map((kind) => [kind, of(kind)?.total ?? 0]),
  ) as Record<SearchGroup, number>;
  return {
    status: 200,
    data: {
      diaries: hits("diaries"),
      growers: hits("growers"),
      brands: hits("brands"),
      products: hits("products"),
      strains: hits("strains"),
      questions: hits("questions"),
      posts: hits("posts"),
      totals,
    },
  };
});

function present(kind: SearchGroup, row: FoundRow): Schema<"SearchHit"> {
  const { id, name, note, cnt_diaries } = row;
  return { id, name, link: LINKS[kind](row), avatar: squareUrl(row.picture_key), note, cnt_diaries };
}
