import type { Schema } from "@grow/contract";

/** Text pages of the site, in the order of their links. To add a page, add a row here and its texts. */
export const PAGES = [
  { path: "start", name: "start" },
  { path: "about", name: "about" },
  { path: "faq", name: "faq" },
  { path: "journal/careers", name: "careers" },
  { path: "terms", name: "terms" },
  { path: "terms-paid", name: "terms-paid" },
  { path: "policy", name: "policy" },
  { path: "imprint", name: "imprint" },
] as const satisfies readonly { readonly path: string; readonly name: Schema<"PageName"> }[];

export type TextPage = (typeof PAGES)[number];
