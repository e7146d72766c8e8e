/** A tab of a page: a row of the page's table of tabs. It has no text, because routes are read before catalogs are loaded. */
export interface PageTab<Slug extends string = string> {
  /** Segment after the page's link; empty for the default tab. */
  readonly slug: Slug;
  /**
   * Module that loads and renders the tab, relative to `app/`. Several pages may share it: it filters by the parameter in the
   * page's path (`grower/:user`, `brand/:brand`).
   */
  readonly body: string;
}

/** URLs and links of a page's tabs; see {@link pageTabs}. */
export interface PageTabs<Slug extends string = string> {
  readonly rows: readonly PageTab<Slug>[];
  /** The tab that a URL opens; undefined when the page has no such tab. */
  active(link: string, pathname: string): PageTab<Slug> | undefined;
  /** Builds a tab's path. */
  address(link: string, slug: Slug): string;
  /** Canonical path and query: the tab, and the page of its list. */
  canonical(link: string, url: URL): string;
  /** Redirect target for an old or wrong link: the same tab and query under the right link. Null when the link is right. */
  moved(link: string, url: URL): string | null;
  /** The tabs as links, for `Tabs` of `@grow/ui/navigation`. */
  links(
    link: string,
    pathname: string,
    labels: Readonly<Record<Slug, string>>,
  ): readonly { readonly href: string; readonly label: string; readonly current: boolean }[];
}

/**
 * Makes a page's table of tabs. Its frame and `family` of the routes table both use it. A link is the root-relative path of
 * the thing that the page shows.
 *
 * @example
 * export const GROWER_TABS = pageTabs([
 *   { slug: "", body: "shared/tabs/diaries.tsx" },
 *   { slug: "reviews", body: "shared/tabs/reviews.tsx" },
 * ]);
 * GROWER_TABS.address("/grower/night.owl", "reviews"); // "/grower/night.owl/reviews"
 */
export function pageTabs<const Slug extends string>(rows: readonly PageTab<Slug>[]): PageTabs<Slug> {
  const slugs = rows.map(({ slug }) => slug as string);
  if (!slugs.includes("")) throw new Error("No default tab: one tab needs an empty slug.");
  if (new Set(slugs).size < slugs.length)
    throw new Error(`Two tabs have the same slug: ${slugs.join(", ")}.`);

  // An old or wrong link has as many segments as the right one.
  const slugIn = (link: string, pathname: string) =>
    pathname.split("/").slice(link.split("/").length).join("/");
  const join = (link: string, slug: string) => (slug === "" ? link : `${link}/${slug}`);

  return {
    rows,
    active(link, pathname) {
      const slug = slugIn(link, pathname);
      return rows.find((tab) => tab.slug === slug);
    },
    address: join,
    canonical(link, { pathname, searchParams }) {
      const page = searchParams.get("page") ?? "";
      const path = join(link, slugIn(link, pathname));
      return /^[1-9]\d*$/.test(page) && page !== "1" ? `${path}?page=${page}` : path;
    },
    moved(link, url) {
      const right = new URL(join(link, slugIn(link, url.pathname)), url);
      return right.pathname === url.pathname ? null : right.pathname + url.search;
    },
    links: (link, pathname, labels) =>
      rows.map(({ slug }) => ({
        href: join(link, slug),
        label: labels[slug],
        current: slugIn(link, pathname) === slug,
      })),
  };
}
