import type { Schema } from "@grow/contract";
import { type Heading, headingsOf } from "../../shared/headings.ts";

export interface PageView {
  readonly name: Schema<"PageName">;
  readonly title: string;
  readonly standfirst: string;
  readonly html: string;
  /** The language of the text where it is not that of the page. */
  readonly lang: string | undefined;
  readonly changed: string;
  readonly headings: readonly Heading[];
}

/** Converts a page of the API. @param locale - of the visitor */
export function pageView(page: Schema<"Page">, locale: string): PageView {
  const { name, title, description, text, lang, update_date } = page;
  return {
    ...{ name, title, standfirst: description, html: text },
    lang: lang === locale.slice(0, 2) ? undefined : lang,
    changed: update_date,
    headings: headingsOf(text),
  };
}
