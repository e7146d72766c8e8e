import { randomUUID } from "node:crypto";
import { emailHtml } from "@grow/server-kit/email-html.ts";
import { DISPLAY_FONT } from "./email-frame.ts";
import { newsletterText } from "./newsletter-text.ts";

/** The text of a newsletter, made once for all recipients. */
export interface NewsletterBlocks {
  /** Its links to other pages, as written, without repetitions. A link is named by its place, from 1. */
  readonly links: readonly string[];
  /** Plain text, with the full addresses of links. */
  readonly text: string;
  /** @param address the address for a recipient of the link at a place */
  html(address: (place: number) => string): string;
}

const rule = "1px solid #d9d5c7";
const cell = `border:${rule};padding:6px 8px;text-align:left;vertical-align:top`;
const heading = (size: number) =>
  `margin:24px 0 10px;font-family:${DISPLAY_FONT};font-weight:500;font-size:${size}px;line-height:1.25`;

const STYLES: Readonly<Record<string, string>> = {
  a: "color:inherit;text-decoration:underline",
  blockquote: `margin:0 0 16px;padding-left:14px;border-left:3px solid #d9d5c7`,
  figcaption: "font-size:13px;margin-top:6px",
  figure: "margin:0 0 16px",
  h2: heading(24),
  h3: heading(20),
  h4: heading(17),
  hr: `border:0;border-top:${rule};margin:24px 0`,
  img: "display:block;max-width:100%;height:auto;border:0;border-radius:3px",
  li: "margin:0 0 6px",
  ol: "margin:0 0 16px;padding-left:24px",
  p: "margin:0 0 16px",
  pre: "margin:0 0 16px;white-space:pre-wrap;font-size:14px",
  table: "border-collapse:collapse;margin:0 0 16px;font-size:14px",
  td: cell,
  th: cell,
  ul: "margin:0 0 16px;padding-left:24px",
};

/**
 * Converts the stored text of a newsletter for emails.
 *
 * @param stored sanitised HTML
 * @param origin of the site, for pictures and links to its pages
 */
export function newsletterBlocks(stored: string, origin: string): NewsletterBlocks {
  const places = new Map<string, number>();
  // A placeholder: each recipient gets addresses of their own.
  const mark = randomUUID();
  const template = emailHtml(stored, {
    ...{ styles: STYLES, origin },
    link(href) {
      if (href.startsWith("#")) return undefined;
      if (href.startsWith("mailto:")) return href;
      const place = places.get(href) ?? places.size + 1;
      places.set(href, place);
      return `${origin}/${mark}/${place}`;
    },
  });
  const pattern = new RegExp(`"${escaped(origin)}/${mark}/(\\d+)"`, "g");
  return {
    links: [...places.keys()],
    text: newsletterText(stored, (href) => fullAddress(href, origin)),
    html: (address) => template.replace(pattern, (_whole, place: string) => `"${address(Number(place))}"`),
  };
}

/** The address of a link, for readers outside the site. */
export function fullAddress(href: string, origin: string): string {
  return URL.canParse(href, origin) ? new URL(href, origin).href : origin;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
