import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import type { PageName, PageText, PageTexts } from "./page-text.ts";
import { ru } from "./ru/index.ts";
import { th } from "./th/index.ts";

/** The day the texts below were last changed. */
export const TEXTS_DATE = "2026-11-28T00:00:00.000Z";

const TEXTS: Readonly<Record<string, PageTexts>> = { de, en, es, ru, th };

/** The text that ships with Grow; English in a language without texts, such as a translator's. */
export function shippedPage(name: PageName, lang: string): PageText & { readonly lang: string } {
  const texts = TEXTS[lang];
  return texts === undefined ? { ...en[name], lang: "en" } : { ...texts[name], lang };
}
