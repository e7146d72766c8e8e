import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Kinds of things that the search shows, in the order of their tabs. */
export const SEARCH_GROUPS = [
  "strains",
  "diaries",
  "growers",
  "brands",
  "products",
  "questions",
  "posts",
] as const;

export type SearchGroup = (typeof SEARCH_GROUPS)[number];

const WORDS = {
  strains: msg({ id: "search.group.strains", message: "Strains" }),
  diaries: msg({ id: "search.group.diaries", message: "Diaries" }),
  growers: msg({ id: "search.group.growers", message: "Growers" }),
  brands: msg({ id: "search.group.brands", message: "Brands" }),
  products: msg({ id: "search.group.products", message: "Products" }),
  questions: msg({ id: "search.group.questions", message: "Questions" }),
  posts: msg({ id: "search.group.posts", message: "Articles" }),
};

/** The label of a group: "Strains". */
export const groupWord = (i18n: I18n, group: SearchGroup): string => i18n._(WORDS[group]);
