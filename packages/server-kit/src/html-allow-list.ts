/**
 * What HTML of users may contain, as data: `safe-html.ts` sanitises by it, and the schema of an editor can be compared with it. It imports
 * nothing, so that tests of a browser package can read it.
 */
export const HTML_ALLOW_LIST = {
  /** Allowed elements. Headings start at h2, because the page has the h1. */
  tags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "pre", "ul", "ol", "li"],
    ...["figure", "figcaption", "img", "table", "caption", "thead", "tbody", "tr", "th", "td"],
    ...["a", "strong", "em", "b", "i", "s", "sub", "sup", "code"],
  ],
  /** Allowed attributes by element; no others. */
  attributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  /** Elements that become others. */
  renamed: { h1: "h2", h5: "h4", h6: "h4" },
  /** Schemes of links; paths of this site and places on the page are allowed besides. */
  linkSchemes: ["http", "https", "mailto"],
  /** Photos come from this site only; another host would learn who reads the page. */
  pictureAddress: /^\/(?!\/)[\w./-]+$/,
  /** Deepest element. Deeper markup is not written by hand and only costs time. */
  nestingLimit: 30,
} as const;
