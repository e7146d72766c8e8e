import { LOCALES } from "@grow/i18n";
import type { MetaDescriptor } from "@remix-run/react";

/** Of a card, px: who knows it shows the picture at the first sharing. */
const CARD_SIZE = { width: 1200, height: 630 };

/** What the head of a page is made from. Loaders return it as `head`. */
export interface PageHead {
  /** Without the name of the site, which {@link pageMeta} adds. */
  title: string;
  /** What search engines and other sites show below it; `fillHead` and `cutText` cut it to 200 characters. */
  description: string;
  /** Path and query without language; the address under which search engines keep the page. */
  canonical?: string;
  /** Path or address of the picture shown by other sites. */
  image?: string;
  /** The same where the picture is a card: drawn for other sites, of the size that all of them show. */
  card?: string;
  type?: "website" | "article" | "profile";
  /** ISO time with offset, for articles. */
  publishedTime?: string;
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
  /** The same things for feed readers: path, name, and of which kind. */
  feed?: { path: string; title: string; type: "application/rss+xml" | "application/atom+xml" };
  /** Structured data of the fitting schema.org type. */
  jsonLd?: Record<string, unknown>;
}

/** The part of the root's data that heads need. */
export interface HeadRoot {
  origin: string;
}

/**
 * The tags of a page's head. Use as a route's `meta`:
 * `export const meta: MetaFunction<typeof loader> = pageMeta;`
 */
export function pageMeta({
  data,
  matches,
}: {
  data: unknown;
  matches: readonly { id: string; data: unknown }[];
}): MetaDescriptor[] {
  const head = headOf(data);
  if (!head) return [];
  const origin = originOf(matches.find((match) => match.id === "root")?.data);
  const tags: MetaDescriptor[] = [
    { title: `${head.title} · Grow` },
    { property: "og:title", content: head.title },
  ];
  if (head.description) {
    tags.push(
      { name: "description", content: head.description },
      { property: "og:description", content: head.description },
    );
  }
  tags.push({ property: "og:type", content: head.type ?? "website" });
  tags.push({ property: "og:site_name", content: "Grow" });
  if (head.isIndexed === false) tags.push({ name: "robots", content: "noindex" });
  if (head.publishedTime) tags.push({ property: "article:published_time", content: head.publishedTime });
  const image = head.card ?? head.image;
  if (image) {
    tags.push({ property: "og:image", content: new URL(image, origin).href });
    if (head.card) {
      tags.push({ property: "og:image:width", content: String(CARD_SIZE.width) });
      tags.push({ property: "og:image:height", content: String(CARD_SIZE.height) });
    }
    tags.push({ name: "twitter:card", content: "summary_large_image" });
  }
  if (head.canonical) {
    const address = new URL(head.canonical, origin);
    tags.push({ tagName: "link", rel: "canonical", href: address.href });
    tags.push({ property: "og:url", content: address.href });
    if (head.isIndexed !== false) tags.push(...languageLinks(address));
  }
  if (head.feed) {
    const { path, title, type } = head.feed;
    tags.push({ tagName: "link", rel: "alternate", type, title, href: new URL(path, origin).href });
  }
  if (head.jsonLd) tags.push({ "script:ld+json": { "@context": "https://schema.org", ...head.jsonLd } });
  return tags;
}

/** The same page in each language, by `?lang=`; the address without it is for everybody else. */
function languageLinks(address: URL): MetaDescriptor[] {
  const links: MetaDescriptor[] = [];
  for (const locale of LOCALES) {
    if (locale === "en-tr") continue;
    const url = new URL(address);
    url.searchParams.set("lang", locale);
    links.push({ tagName: "link", rel: "alternate", hrefLang: locale, href: url.href });
  }
  links.push({ tagName: "link", rel: "alternate", hrefLang: "x-default", href: address.href });
  return links;
}

function headOf(data: unknown): PageHead | undefined {
  if (typeof data !== "object" || data === null || !("head" in data)) return undefined;
  return data.head as PageHead;
}

function originOf(data: unknown): string {
  if (typeof data === "object" && data !== null && "origin" in data) return String(data.origin);
  return "http://localhost";
}
