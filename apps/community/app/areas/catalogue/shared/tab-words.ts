import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TabSlug } from "../tabs.ts";

const WORDS: Record<TabSlug, MessageDescriptor> = {
  "": msg({ id: "catalogue.tab.overview", message: "Overview" }),
  diaries: msg({ id: "catalogue.tab.diaries", message: "Diaries" }),
  growers: msg({ id: "catalogue.tab.growers", message: "Growers" }),
  reviews: msg({ id: "catalogue.tab.reviews", message: "Reviews" }),
  products: msg({ id: "catalogue.tab.products", message: "Products" }),
  schemes: msg({ id: "catalogue.tab.schemes", message: "Feeding charts" }),
  strains: msg({ id: "catalogue.tab.strains", message: "Strains" }),
  gallery: msg({ id: "catalogue.tab.gallery", message: "Photos" }),
  harvests: msg({ id: "catalogue.tab.harvests", message: "Harvests" }),
};

/** The name of a tab. */
export function tabWord(i18n: I18n, slug: TabSlug): string {
  return i18n._(WORDS[slug]);
}

/** The names of all tabs, for `PageTabs.links`. */
export function tabWords(i18n: I18n): Record<TabSlug, string> {
  return Object.fromEntries(Object.entries(WORDS).map(([slug, word]) => [slug, i18n._(word)])) as Record<
    TabSlug,
    string
  >;
}
