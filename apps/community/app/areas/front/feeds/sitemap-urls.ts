import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { element, type Xml, xmlFile } from "./xml.ts";

/** An address for search engines. */
export interface SitemapPage {
  /** Path and query without language. */
  readonly path: string;
  /** ISO time of the last change. */
  readonly changed?: string | undefined;
  /** Path or address of its leading picture. */
  readonly image?: string | undefined;
}

function language(hreflang: string, href: string): Xml {
  return element("xhtml:link", { rel: "alternate", hreflang, href });
}

/** A file of pages, each with its languages, as the heads of the pages say them. */
export function sitemapOf(pages: readonly SitemapPage[], origin: string): string {
  const urls = pages.map(({ path, changed, image }) => {
    const address = new URL(path, origin);
    const languages = TRANSLATED_LOCALES.map((locale) => {
      const url = new URL(address);
      url.searchParams.set("lang", locale);
      return language(locale, url.href);
    });
    return element(
      "url",
      {},
      element("loc", {}, address.href),
      changed === undefined ? null : element("lastmod", {}, changed),
      languages,
      language("x-default", address.href),
      image === undefined
        ? null
        : element("image:image", {}, element("image:loc", {}, new URL(image, origin).href)),
    );
  });
  return xmlFile(
    element(
      "urlset",
      {
        xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
        "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
        "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
      },
      urls,
    ),
  );
}
