import { LOCALES } from "@grow/i18n";
import type { MetaDescriptor } from "@remix-run/react";

/** Size of a social card in px. Declaring it lets other sites show the image on the first share. */
const CARD_SIZE = { width: "1200", height: "630" };

/** The data of a page's head. Loaders return it as `head`. */
export interface PageHead {
  /** Without the site's name, which {@link pageMeta} adds. */
  title: string;
  /** Shown by search engines and link previews; `fillHead` and `cutText` limit it to 200 characters. */
  description: string;
  /** Canonical path and query, without language. */
  canonical?: string;
  /** Path or URL of the image in link previews. */
  image?: string;
  /** The same for a social card: drawn for link previews, in their common size. */
  card?: string;
  type?: "website" | "article" | "profile";
  /** ISO time with offset, for articles. */
  publishedTime?: string;
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
  /** The page's content in other forms: feeds, and the card that other sites embed. */
  alternates?: readonly HeadAlternate[];
  /** Structured data of the matching schema.org type. */
  jsonLd?: Record<string, unknown>;
}

/** The content of a page for other programs. */
export interface HeadAlternate {
  readonly path: string;
  readonly title: string;
  readonly type: "application/rss+xml" | "application/atom+xml" | "application/json+oembed";
}

/** Languages that search engines index, without the one that shows message ids. */
const PAGE_LANGUAGES = LOCALES.filter((locale) => locale !== "en-tr");

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
  location,
}: {
  data: unknown;
  matches: readonly { id: string; data: unknown }[];
  location: { readonly search: string };
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
      tags.push({ property: "og:image:width", content: CARD_SIZE.width });
      tags.push({ property: "og:image:height", content: CARD_SIZE.height });
    }
    tags.push({ name: "twitter:card", content: "summary_large_image" });
  }
  if (head.canonical) {
    const address = new URL(head.canonical, origin);
    const asked = PAGE_LANGUAGES.find(
      (locale) => locale === new URLSearchParams(location.search).get("lang"),
    );
    const isInLanguages = head.isIndexed !== false;
    // A page whose canonical is another address has no language variants.
    const own = isInLanguages && asked !== undefined ? inLanguage(address, asked) : address.href;
    tags.push({ tagName: "link", rel: "canonical", href: own });
    tags.push({ property: "og:url", content: own });
    if (isInLanguages) tags.push(...languageLinks(address));
  }
  for (const { path, title, type } of head.alternates ?? []) {
    tags.push({ tagName: "link", rel: "alternate", type, title, href: new URL(path, origin).href });
  }
  if (head.jsonLd) tags.push({ "script:ld+json": { "@context": "https://schema.org", ...head.jsonLd } });
  return tags;
}

/** Alternates of the page in each language, by `?lang=`; the URL without it is the default. */
function languageLinks(address: URL): MetaDescriptor[] {
  const link = (hrefLang: string, href: string): MetaDescriptor => {
    return { tagName: "link", rel: "alternate", hrefLang, href };
  };
  return [
    ...PAGE_LANGUAGES.map((locale) => link(locale, inLanguage(address, locale))),
    link("x-default", address.href),
  ];
}

function inLanguage(address: URL, locale: string): string {
  const url = new URL(address);
  url.searchParams.set("lang", locale);
  return url.href;
}

function headOf(data: unknown): PageHead | undefined {
  if (typeof data !== "object" || data === null || !("head" in data)) return undefined;
  return data.head as PageHead;
}

function originOf(data: unknown): string {
  if (typeof data === "object" && data !== null && "origin" in data) return String(data.origin);
  return "http://localhost";
}
