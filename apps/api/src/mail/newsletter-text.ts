/** What ends a paragraph. The sanitiser closes every element and escapes angle brackets in attributes, so that a tag ends at the first one. */
const PARAGRAPHS = /<\/?(?:p|h[234]|blockquote|pre|ul|ol|figure|table|caption)(?: [^<>]*)?>/g;
const LINES = /<br ?\/?>|<\/?(?:tr|figcaption)(?: [^<>]*)?>/g;
const LINK = /<a(?: href="([^"]*)")?>((?:[^<]|<(?!\/a>))*)<\/a>/g;
const IMAGE = /<img ([^<>]*)>/g;
const ALT = /(?:^|\s)alt="([^"]*)"/;

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ "&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" },
};

/**
 * Converts the HTML of a newsletter to plain text: paragraphs apart, lists with dashes, pictures by their description, links with their
 * address.
 *
 * @param html sanitised
 * @param address the full address of a link
 * @example
 * newsletterText('<p>Read <a href="/diaries/12">it</a></p>', (href) => `https://grow.example${href}`); // "Read it (https://grow.example/diaries/12)"
 */
export function newsletterText(html: string, address: (href: string) => string): string {
  return html
    .replace(/[^\S\u00a0]+/g, " ")
    .replace(IMAGE, (_tag, attributes: string) => {
      const alt = (ALT.exec(attributes)?.[1] ?? "").trim();
      return alt === "" ? "" : `[${alt}]`;
    })
    .replace(LINK, (_tag, href: string | undefined, words: string) => {
      if (href === undefined || href.startsWith("#")) return words;
      const url = encoded(address(decoded(href)));
      return words === "" || words === url ? url : `${words} (${url})`;
    })
    .replace(/<li(?: [^<>]*)?>/g, "\n- ")
    .replace(/<hr ?\/?>/g, "\n\n---\n\n")
    .replace(/<\/t[dh]>/g, "  ")
    .replace(PARAGRAPHS, "\n\n")
    .replace(LINES, "\n")
    .replace(/<[^<>]*>/g, "")
    .split("\n")
    .map((line) => decoded(line).trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const decoded = (text: string): string =>
  text.replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const encoded = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
