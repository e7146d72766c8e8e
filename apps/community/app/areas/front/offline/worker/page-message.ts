/** What a hydrated page tells the service worker. */
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
}

export function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === "object" && data !== null && (data as Partial<PageMessage>).type === "page";
}
