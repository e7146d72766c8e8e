import { createHash } from "node:crypto";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import type { PageName, PageText, PageTexts } from "./page-text.ts";
import { ru } from "./ru/index.ts";
import { th } from "./th/index.ts";

/** The day the texts below were last changed. */
export const TEXTS_DATE = "2026-11-28T00:00:00.000Z";

const TEXTS = { en, ru, de, es, th } satisfies Readonly<Record<string, PageTexts>>;

/** A language that every page ships in. */
export type PageLang = keyof typeof TEXTS;

export const PAGE_LANGS = Object.keys(TEXTS) as PageLang[];
export const PAGE_NAMES = Object.keys(en) as PageName[];

const isPageLang = (lang: string): lang is PageLang => Object.hasOwn(TEXTS, lang);

/** The text that ships with Grow; English in a language without texts, such as a translator's. */
export function shippedPage(name: PageName, lang: string): PageText & { readonly lang: string } {
  return isPageLang(lang) ? { ...TEXTS[lang][name], lang } : { ...en[name], lang: "en" };
}

/** Tells a new release's text of a page from the one an edit was based on. */
export function hashOfPage({ title, description, text }: PageText): string {
  return createHash("sha256")
    .update(JSON.stringify([title, description, text]))
    .digest("hex");
}
