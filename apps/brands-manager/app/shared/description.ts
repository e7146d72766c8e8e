const PARAGRAPHS = /^(?:<p>[^<]*<\/p>\s*)*$/;

const SIGNS: readonly (readonly [string, string])[] = [
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#39;", "'"],
  ["&amp;", "&"],
];

/**
 * A description for a text field: plain paragraphs as text, anything richer as the HTML it is, so that nothing is lost.
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

/** What was typed as HTML: text without tags becomes paragraphs. */
export function descriptionHtml(typed: string): string {
  const text = typed.replace(/\r\n?/g, "\n").trim();
  if (text === "" || /<[a-z][^<]*>/i.test(text)) return text;
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");
}
