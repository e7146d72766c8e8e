import sanitizeHtml, { type IOptions } from "sanitize-html";
import { HTML_ALLOW_LIST } from "./html-allow-list.ts";

const { attributes, linkSchemes, nestingLimit, pictureAddress, renamed, tags } = HTML_ALLOW_LIST;

/** Removed together with their text; of other unknown elements the text stays. */
const nonTextTags = [
  ...["script", "style", "textarea", "option", "select", "button", "noscript", "noembed", "noframes"],
  ...["iframe", "object", "template", "title", "xmp", "svg", "math"],
];

const allowedAttributes: Record<string, string[]> = Object.fromEntries(
  Object.entries(attributes).map(([tag, names]) => [tag, [...names]]),
);

const options: IOptions = {
  allowedTags: [...tags],
  nonTextTags,
  allowedAttributes,
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: { ...renamed },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !pictureAddress.test(attribs.src ?? ""),
  nestingLimit,
  parseStyleAttributes: false,
};

/**
 * Removes everything from HTML that could run, load or imitate something: the form in which user HTML is stored.
 *
 * @returns well-formed HTML of text markup only, without classes, styles and ids
 * @example
 * sanitiseHtml('<p onclick="steal()">Flush.</p>') // <p>Flush.</p>
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** A path of this site or a place on the page. */
const OWN_ADDRESS = /^(?:[#?]|\/(?![/\\]))/;

/** Text in these elements is not turned into links. */
const VERBATIM = new Set(["a", "code", "pre"]);

/**
 * Sanitises stored HTML again and prepares it for a page: addresses in the text become links, links to other sites get
 * `rel="ugc nofollow"`, headings get ids to link to, and tables a wrapper that scrolls. Presenting twice changes nothing.
 */
export function presentHtml(html: string): string {
  let verbatim = 0;
  const linked = sanitizeHtml(html, {
    ...options,
    allowedAttributes: { ...allowedAttributes, a: ["href", "rel"] },
    transformTags: {
      ...options.transformTags,
      a: (tagName, { href }) => {
        const attribs: Record<string, string> = {};
        if (href !== undefined) attribs.href = href;
        if (href !== undefined && !OWN_ADDRESS.test(href)) attribs.rel = "ugc nofollow";
        return { tagName, attribs };
      },
    },
    onOpenTag: (name) => {
      if (VERBATIM.has(name)) verbatim += 1;
    },
    onCloseTag: (name) => {
      if (VERBATIM.has(name)) verbatim -= 1;
    },
    textFilter: (text) => (verbatim > 0 ? text : linkAddresses(text)),
  });
  return wrapTables(nameHeadings(linked));
}

/** Links the addresses in text that is already escaped. */
function linkAddresses(text: string): string {
  return text.replace(/\bhttps?:\/\/(?:(?!&(?:lt|gt|quot|#39);)[^\s<>"'])+/gi, (found) => {
    const end = endOfAddress(found);
    const address = found.slice(0, end);
    return `<a href="${address}" rel="ugc nofollow">${address}</a>${found.slice(end)}`;
  });
}

/** Where an address ends before the punctuation of its sentence. A loop, because a pattern at the end of a text is quadratic. */
function endOfAddress(found: string): number {
  let end = found.length;
  while (".,:!?)]".includes(found.charAt(end - 1)) && end > 0) end -= 1;
  return end;
}

/** The prefix keeps a heading from taking an id of the page. */
function nameHeadings(html: string): string {
  const used = new Map<string, number>();
  return html.replace(/<h([234])>(.*?)<\/h\1>/gs, (_whole, level: string, content: string) => {
    const words = content.replace(/<[^>]*>|&\w+;/g, " ").toLowerCase();
    const slug = (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join("-").slice(0, 60) || "part";
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    const id = count === 1 ? slug : `${slug}-${count}`;
    return `<h${level} id="s-${id}">${content}</h${level}>`;
  });
}

/** The wrapper takes the focus, so that a wide table scrolls by keyboard. */
function wrapTables(html: string): string {
  return html.replaceAll("<table>", '<div tabindex="0"><table>').replaceAll("</table>", "</table></div>");
}
