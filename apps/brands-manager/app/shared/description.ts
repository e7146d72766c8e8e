import { withLineFeeds } from "@grow/domain";

const PARAGRAPHS = /^(?:<p>[^<]*<\/p>\s*)*$/;

const SIGNS: readonly (readonly [string, string])[] = [
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#39;", "'"],
  ["&amp;", "&"],
];

/**
 * Converts a description for a text field: plain paragraphs to text, anything richer stays HTML, so that nothing is lost.
 *
 * @example
 * typedDescription("<p>Two parts.</p><p>Mix.</p>"); // "Two parts.\n\nMix."
 */
export function typedDescription(html: string): string {
  if (!PARAGRAPHS.test(html)) return html;
  const text = html
    .replace(/<\/p>\s*<p>/g, "\n\n")
    .replace(/<\/?p>/g, "")
    .trim();
  return SIGNS.reduce((decoded, [entity, sign]) => decoded.replaceAll(entity, sign), text);
}

/** Converts a text field to HTML: text without tags becomes paragraphs. */
export function descriptionHtml(typed: string): string {
  const text = withLineFeeds(typed).trim();
  if (text === "" || /<[a-z][^<]*>/i.test(text)) return text;
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");
}
