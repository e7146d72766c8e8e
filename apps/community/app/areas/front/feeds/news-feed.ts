import { element, type Xml, xmlFile } from "./xml.ts";

/** Formats of a feed with their media types. */
export const FEED_TYPES = { atom: "application/atom+xml", rss: "application/rss+xml" } as const;

export type FeedFormat = keyof typeof FEED_TYPES;

/** An entry of a feed; addresses are absolute, dates are instants. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly link: string;
  readonly published: string;
  readonly updated: string;
  /** Its date in RSS, which has one only; otherwise that of its last change, which readers sort by. */
  readonly pubDate?: string | undefined;
  /** Address of a WebP picture. */
  readonly picture: string | null;
  /** Its own author, where the feed has several. */
  readonly author?: string | undefined;
  /** Its beginning, plain text. */
  readonly summary?: string | undefined;
  /** The whole text as safe HTML with absolute addresses. */
  readonly html?: string | undefined;
  readonly topics?: readonly string[] | undefined;
}

/** A feed without its format. */
export interface NewsFeed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Of entries without one of their own. */
  readonly author: string;
  readonly link: string;
  /** The address of the feed itself. */
  readonly self: string;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** Writes a feed as a file of the format. */
export function feedFile(format: FeedFormat, feed: NewsFeed): string {
  return xmlFile(format === "atom" ? atom(feed) : rss(feed));
}

function atom(feed: NewsFeed): Xml {
  return element(
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom" },
    element("title", {}, feed.title),
    element("subtitle", {}, feed.description),
    element("id", {}, feed.id),
    element("updated", {}, feed.updated),
    element("link", { rel: "alternate", type: "text/html", href: feed.link }),
    element("link", { rel: "self", type: FEED_TYPES.atom, href: feed.self }),
    element("author", {}, element("name", {}, feed.author)),
    feed.entries.map((entry) =>
      element(
        "entry",
        { "xml:lang": entry.lang },
        element("title", {}, entry.title),
        element("id", {}, entry.id),
        element("published", {}, entry.published),
        element("updated", {}, entry.updated),
        element("link", { rel: "alternate", type: "text/html", href: entry.link }),
        entry.author === undefined ? null : element("author", {}, element("name", {}, entry.author)),
        (entry.topics ?? []).map((term) => element("category", { term })),
        entry.summary === undefined ? null : element("summary", {}, entry.summary),
        entry.html === undefined ? null : element("content", { type: "html" }, entry.html),
        entry.picture && element("link", { rel: "enclosure", type: "image/webp", href: entry.picture }),
      ),
    ),
  );
}

function rss(feed: NewsFeed): Xml {
  const date = (instant: string) => new Date(instant).toUTCString();
  return element(
    "rss",
    {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      "xmlns:media": "http://search.yahoo.com/mrss/",
    },
    element(
      "channel",
      {},
      element("title", {}, feed.title),
      element("link", {}, feed.link),
      element("description", {}, feed.description),
      element("lastBuildDate", {}, date(feed.updated)),
      element("atom:link", { rel: "self", type: FEED_TYPES.rss, href: feed.self }),
      feed.entries.map((entry) =>
        element(
          "item",
          {},
          element("title", {}, entry.title),
          element("link", {}, entry.link),
          element("guid", { isPermaLink: "false" }, entry.id),
          element("pubDate", {}, date(entry.pubDate ?? entry.updated)),
          element("dc:creator", {}, entry.author ?? feed.author),
          (entry.topics ?? []).map((topic) => element("category", {}, topic)),
          entry.summary === undefined ? null : element("description", {}, entry.summary),
          entry.html === undefined ? null : element("content:encoded", {}, entry.html),
          element("dc:language", {}, entry.lang),
          entry.picture && element("media:thumbnail", { url: entry.picture }),
        ),
      ),
    ),
  );
}
