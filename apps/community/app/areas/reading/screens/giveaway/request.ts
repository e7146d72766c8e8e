/** Entries of a category on one page. */
export const ENTRIES_PAGE = 24;

/** The user's own things on one page; those that may enter come first. */
export const THINGS_PAGE = 24;

const LAST_PAGE = 1000;

/** What the URL of a giveaway asks for. */
export interface GiveawayRequest {
  /** The category whose entries are turned to `page`; the others show their first one. */
  readonly category: number | null;
  /** From 1. */
  readonly page: number;
  /** The category to enter, whose candidates are shown. */
  readonly enter: number | null;
  /** Page of the candidates, from 1. */
  readonly things: number;
  /** The category whose prize the user is about to decline. */
  readonly decline: number | null;
}

/** Parses a query. Ignores invalid parameters. */
export function giveawayRequest(search: URLSearchParams): GiveawayRequest {
  const category = wholeNumber(search.get("category"));
  const enter = wholeNumber(search.get("enter"));
  return {
    category,
    page: category === null ? 1 : pageOf(search.get("page")),
    enter,
    things: enter === null ? 1 : pageOf(search.get("things")),
    decline: wholeNumber(search.get("decline")),
  };
}

/**
 * Builds the URL of a giveaway.
 *
 * @param link - its path
 */
export function giveawayAddress(link: string, request: Partial<GiveawayRequest>): string {
  const { category = null, page = 1, enter = null, things = 1, decline = null } = request;
  const search = new URLSearchParams();
  if (category !== null && page > 1) {
    search.set("category", String(category));
    search.set("page", String(page));
  }
  if (enter !== null) search.set("enter", String(enter));
  if (enter !== null && things > 1) search.set("things", String(things));
  if (decline !== null) search.set("decline", String(decline));
  return search.size === 0 ? link : `${link}?${search}`;
}

const pageOf = (text: string | null) => Math.min(LAST_PAGE, wholeNumber(text) ?? 1);

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Anchor of a category. */
export const categoryAnchor = (id: number) => `category-${id}`;

/** Anchor of an entry in the list. */
export const entryAnchor = (id: number) => `entry-${id}`;
