import type { Schema } from "@grow/contract";

export type PageName = Schema<"PageName">;

/** The words of a page. `text` is safe HTML with the placeholders of {@link fillOperator}. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** All pages in one language. */
export type PageTexts = { readonly [Name in PageName]: PageText };
