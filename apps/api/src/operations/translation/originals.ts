import type { Schema } from "@grow/contract";

export type TranslatedType = Schema<"TranslationType">;

/** Where the texts of a kind stand, by the names under which their translations are kept. */
export interface Original {
  readonly table: string;
  readonly title: string | null;
  readonly text: string | null;
  /** Safe HTML of editors and brands. What a machine makes of it is not known to be safe: it comes from people only. */
  readonly isHtml: boolean;
}

const plain = (table: string, title: string | null, text: string | null): Original => ({
  table,
  title,
  text,
  isHtml: false,
});
const html = (table: string, title: string | null, text: string): Original => ({
  table,
  title,
  text,
  isHtml: true,
});

export const ORIGINALS: Readonly<Record<TranslatedType, Original>> = {
  diary: plain("diary", "name", null),
  week: plain("week", null, "text"),
  comment: plain("comment", null, "text"),
  problem: plain("problem", "title", "text"),
  solution: plain("solution", null, "text"),
  video: plain("video", "title", "text"),
  review: plain("review", null, "text"),
  blog: html("post", "title", "text"),
  // Names of brands, products and strains are the same in all languages.
  brand: html("brand", null, "description"),
  product: html("product", null, "description"),
  strain: html("strain", null, "description"),
  giveaway: html("giveaway", "title", "text"),
};
