import type { Schema } from "@grow/contract";

/** The pages that are a text of the site, in the order in which they name each other. A new one is a row here and its words. */
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
