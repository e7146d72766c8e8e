export const paths = {
  home: () => "/",
  search: (query?: string) => (query ? `/search?${new URLSearchParams({ query })}` : "/search"),
  searchSuggestions: (query: string) => `/search/suggestions?${new URLSearchParams({ query })}`,
  /** Saved diaries and queued changes of this device; the service worker shows it for pages that are not cached. */
  offline: () => "/offline",
  rss: () => "/rss",
  /** @param diary - the diary's link */
  diaryFeed: (diary: string) => `${diary}/feed`,
} as const;
