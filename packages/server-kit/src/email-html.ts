import sanitizeHtml from "sanitize-html";
import { HTML_ALLOW_LIST } from "./html-allow-list.ts";

const { attributes, linkSchemes, nestingLimit, pictureAddress, tags } = HTML_ALLOW_LIST;

export interface EmailHtmlOptions {
  /** Inline styles by element: email programs drop style sheets. */
  readonly styles: Readonly<Record<string, string>>;
  /** Origin of pictures. */
  readonly origin: string;
  /** The address that a link gets; undefined for none. */
  link(href: string): string | undefined;
}

/**
 * Converts stored HTML of users to HTML for an email: the same elements and texts with inline styles, pictures of this site with their
 * origin, and links as `link` returns them.
 *
 * @param html sanitised
 * @example
 * emailHtml('<p><a href="/diaries/12">Read</a></p>', { styles: { p: "margin:0" }, origin, link: (href) => origin + href });
 */
export function emailHtml(html: string, { styles, origin, link }: EmailHtmlOptions): string {
  return sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      tags.map((tag) => [tag, [...((attributes as Record<string, readonly string[]>)[tag] ?? []), "style"]]),
    ),
    allowedSchemes: [...linkSchemes],
    allowedSchemesByTag: { img: ["http", "https"] },
    allowProtocolRelative: false,
    nestingLimit,
    parseStyleAttributes: false,
    transformTags: {
      "*": (tagName, { style: _style, href, src, ...others }) => {
        const attribs: Record<string, string> = { ...others };
        const to = href === undefined ? undefined : link(href);
        if (to !== undefined) attribs.href = to;
        if (src !== undefined && pictureAddress.test(src)) attribs.src = origin + src;
        const style = styles[tagName];
        if (style !== undefined) attribs.style = style;
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
  });
}
