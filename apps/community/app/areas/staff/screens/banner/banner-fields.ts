import { bannerKindWord } from "@grow/app-kit/ads/banner-words.ts";
import { PAGE_SECTIONS, pageSectionWord } from "@grow/app-kit/ads/section-words.ts";
import { BANNER_TYPES } from "@grow/domain";
import { BANNER_LIMITS } from "@grow/domain/banners";
import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { msg } from "@lingui/core/macro";
import type { DeskField } from "../../shared/desks/described-field.ts";

const REF_HINT = msg({ id: "admin.banner.ref.hint", message: "Search by name, or enter the whole name" });

/** What can't change once a banner is there. */
export const OWNER_FIELDS: readonly DeskField[] = [
  {
    ...{ name: "type", kind: "select", required: true },
    label: msg({ id: "admin.banner.type", message: "Kind" }),
    options: (i18n) => BANNER_TYPES.map((value) => ({ value, label: bannerKindWord(i18n, value) })),
  },
  {
    ...{ name: "brand_id", kind: "ref", desk: "brand" },
    label: msg({ id: "admin.banner.brand", message: "Brand" }),
    hint: msg({
      id: "admin.banner.brand.hint",
      message: "Search by name, or enter the whole name. Empty for Grow's own.",
    }),
  },
];

/** What readers see, and where it leads. */
export const WORD_FIELDS: readonly DeskField[] = [
  {
    ...{ name: "name", kind: "text", maxLength: BANNER_LIMITS.name, required: true },
    label: msg({ id: "admin.banner.name", message: "Name, not shown to readers" }),
  },
  {
    ...{ name: "title", kind: "text", maxLength: BANNER_LIMITS.title },
    label: msg({ id: "admin.banner.headline", message: "Title" }),
  },
  {
    ...{ name: "text", kind: "text", maxLength: BANNER_LIMITS.text },
    label: msg({ id: "admin.banner.line", message: "Line" }),
  },
  {
    ...{ name: "button", kind: "text", maxLength: BANNER_LIMITS.button },
    label: msg({ id: "admin.banner.button", message: "Button" }),
  },
  {
    ...{ name: "url", kind: "text", maxLength: BANNER_LIMITS.url, required: true },
    label: msg({ id: "admin.banner.url", message: "Link" }),
    hint: msg({ id: "admin.banner.url.hint", message: "Starts with https://" }),
  },
  {
    ...{ name: "lang", kind: "select", required: true },
    label: msg({ id: "admin.banner.lang", message: "Language" }),
    options: () => TRANSLATED_LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
  },
  {
    ...{ name: "product_id", kind: "ref", desk: "product" },
    label: msg({ id: "admin.banner.product", message: "Product, for a button" }),
    hint: REF_HINT,
  },
];

/** Where, when and how often it runs. */
export const PLACE_FIELDS: readonly DeskField[] = [
  {
    ...{ name: "is_enabled", kind: "check" },
    label: msg({ id: "admin.banner.enabled", message: "Turned on" }),
    hint: msg({ id: "admin.banner.enabled.hint", message: "Runs in its days. Needs no review." }),
  },
  {
    ...{ name: "date_start", kind: "date" },
    label: msg({ id: "admin.banner.start", message: "First day" }),
    hint: msg({ id: "admin.banner.days.hint", message: "Days are UTC. Empty for no limit." }),
  },
  { ...{ name: "date_end", kind: "date" }, label: msg({ id: "admin.banner.end", message: "Last day" }) },
  {
    ...{ name: "max_per_day", kind: "number" },
    label: msg({ id: "admin.banner.limit", message: "Views per reader and day" }),
  },
  {
    ...{ name: "section", kind: "words" },
    label: msg({ id: "admin.banner.sections", message: "Sections, none for all" }),
    options: (i18n) => PAGE_SECTIONS.map((value) => ({ value, label: pageSectionWord(i18n, value) })),
  },
  {
    ...{ name: "payer", kind: "text", maxLength: 120 },
    label: msg({ id: "admin.banner.payer", message: "Who pays" }),
    hint: msg({ id: "admin.banner.payer.hint", message: "Empty for the brand, or for Grow" }),
  },
];

export const CHANGED_FIELDS: readonly DeskField[] = [...WORD_FIELDS, ...PLACE_FIELDS];

/** Fields with several values. */
export const BANNER_LISTS = ["section", "countries"];
