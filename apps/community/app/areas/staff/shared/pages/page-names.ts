import type { Schema } from "@grow/contract";
import { PAGES } from "../../../../shared/text-pages.ts";

export type PageName = Schema<"PageName">;

const NAMES: Readonly<Record<PageName, true>> = {
  about: true,
  careers: true,
  contact: true,
  faq: true,
  imprint: true,
  partner: true,
  policy: true,
  premium: true,
  start: true,
  terms: true,
  "terms-paid": true,
  welcome: true,
  widget: true,
};

/** The page that a path names. */
export function pageName(segment: string | undefined): PageName | undefined {
  return (Object.keys(NAMES) as PageName[]).find((name) => name === segment);
}

/** Where visitors read a page; null for a text that only other programs get, from the API. */
export function publicPath(name: PageName): string | null {
  const page = PAGES.find((one) => one.name === name);
  return page ? `/${page.path}` : null;
}
