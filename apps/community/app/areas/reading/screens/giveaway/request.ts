/** Entries of a category on one page. */
export const ENTRIES_PAGE = 24;

const LAST_PAGE = 1000;

/** What the URL of a giveaway asks for. */
export interface GiveawayRequest {
  /** Page of the entries, from 1. */
  readonly page: number;
  /** The category to enter, whose candidates are shown. */
  readonly enter: number | null;
}

/** Parses a query. Ignores invalid parameters. */
export function giveawayRequest(search: URLSearchParams): GiveawayRequest {
  const page = wholeNumber(search.get("page"));
  return { page: Math.min(LAST_PAGE, Math.max(1, page ?? 1)), enter: wholeNumber(search.get("enter")) };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Anchor of a category. */
export const categoryAnchor = (id: number) => `category-${id}`;
