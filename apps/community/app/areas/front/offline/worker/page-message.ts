/** A message of a hydrated page to the service worker. */
export interface PageMessage {
  readonly type: "page";
  /** Id of the signed-in user; null for a guest. */
  readonly viewer: number | null;
  /** Language of the page. */
  readonly locale: string;
  /** Language, theme and units: pages with another appearance are fetched again. */
  readonly appearance: string;
  /** The user has just changed something: the cache is stale. */
  readonly hasChanges: boolean;
  /** The worker controls the page, so it sees the page's writes. */
  readonly isControlled: boolean;
  /** Pages and photos may be fetched in advance; false when the user saves data. */
  readonly mayFetch: boolean;
  /** The user wants to read bookmarked diaries offline too. */
  readonly keepsBookmarks?: boolean;
}

/** The service worker's reply once its cache is up to date. */
export const CACHE_REFRESHED = "cache refreshed";

export function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === "object" && data !== null && (data as Partial<PageMessage>).type === "page";
}
