/** Window event sent when scrolling adds a page to a list: a `CustomEvent<FeedPageShown>`. */
export const FEED_PAGE_SHOWN = "grow:feed-page-shown";

export interface FeedPageShown {
  readonly page: number;
}

/** Announces a page that scrolling added; the first page of a list is the page itself. */
export function announceFeedPage(page: number): void {
  const detail: FeedPageShown = { page };
  window.dispatchEvent(new CustomEvent(FEED_PAGE_SHOWN, { detail }));
}
