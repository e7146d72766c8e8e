/** A heading of a text, to jump to. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Texts with fewer headings are seen at a glance. */
const FEWEST_HEADINGS = 4;

const HEADING = /<h2 id="([^"<>]*)">([^<]*)<\/h2>/g;

/** The headings of a long text of the API; none of a short one. */
export function headingsOf(html: string): readonly Heading[] {
  const headings = Array.from(html.matchAll(HEADING), ([, id = "", words = ""]) => ({
    id,
    text: unescaped(words),
  }));
  return headings.length < FEWEST_HEADINGS ? [] : headings;
}

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
