import "./locales/catalog.ts";
import type { Schema } from "@grow/contract";
import { CATALOGUES, type Catalogue } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { sectionWord } from "../catalogue/section-words.ts";

type PageSection = Schema<"PageSection">;
type OtherSection = Exclude<PageSection, Catalogue>;

const BEFORE = {
  home: msg({ id: "banner.section.home", message: "Home" }),
  feed: msg({ id: "banner.section.feed", message: "Feed" }),
  explore: msg({ id: "banner.section.explore", message: "Explore diaries" }),
  diary: msg({ id: "banner.section.diary", message: "Diaries" }),
  questions: msg({ id: "banner.section.questions", message: "Questions" }),
  shorts: msg({ id: "banner.section.shorts", message: "Shorts" }),
  strains: msg({ id: "banner.section.strains", message: "Strains" }),
} as const;

const AFTER = {
  journal: msg({ id: "banner.section.journal", message: "Journal" }),
  giveaways: msg({ id: "banner.section.giveaways", message: "Giveaways" }),
  awards: msg({ id: "banner.section.awards", message: "Awards" }),
  growers: msg({ id: "banner.section.growers", message: "Growers" }),
  grower: msg({ id: "banner.section.grower", message: "Profiles" }),
  search: msg({ id: "banner.section.search", message: "Search" }),
  page: msg({ id: "banner.section.page", message: "Other pages" }),
} as const;

const WORDS: Readonly<Record<OtherSection, MessageDescriptor>> = { ...BEFORE, ...AFTER };

/** The parts of the site that banners are booked for, in the order of the site. */
export const PAGE_SECTIONS: readonly PageSection[] = [
  ...(Object.keys(BEFORE) as (keyof typeof BEFORE)[]),
  ...CATALOGUES,
  ...(Object.keys(AFTER) as (keyof typeof AFTER)[]),
];

export const isPageSection = (value: string): value is PageSection =>
  (PAGE_SECTIONS as readonly string[]).includes(value);

/** The name of a part of the site; catalogues have theirs of the menu. */
export const pageSectionWord = (i18n: I18n, section: PageSection): string =>
  isOther(section) ? i18n._(WORDS[section]) : sectionWord(i18n, section);

const isOther = (section: PageSection): section is OtherSection => Object.hasOwn(WORDS, section);
