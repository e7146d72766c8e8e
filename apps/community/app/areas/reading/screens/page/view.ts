import type { Schema } from "@grow/contract";

/** A heading of the text, to jump to. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

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

/** Pages with fewer headings are seen at a glance. */
const FEWEST_HEADINGS = 4;

const HEADING = /<h2 id="([^"<>]*)">([^<]*)<\/h2>/g;

/** Converts a page of the API. @param locale - of the visitor */
export function pageView(page: Schema<"Page">, locale: string): PageView {
  const { name, title, description, text, lang, update_date } = page;
  const headings = Array.from(text.matchAll(HEADING), ([, id = "", words = ""]) => ({
    id,
    text: unescaped(words),
  }));
  return {
    ...{ name, title, standfirst: description, html: text },
    lang: lang === locale.slice(0, 2) ? undefined : lang,
    changed: update_date,
    headings: headings.length < FEWEST_HEADINGS ? [] : headings,
  };
}

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
