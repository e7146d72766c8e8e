export const paths = {
  follow: () => "/follows",
  grower: (name: string) => `/grower/${name}`,
  growers: () => "/growers",
  feed: () => "/feed",
  /** Remembers how far a member has read the feed. */
  feedSeen: () => "/feed/seen",
  /** Lines of a further page. @param page - URL of the page */
  olderInFeed: (page: string) => page.replace(/^\/feed/, "/feed/older"),
  /** @param grower - the grower's link */
  growerFeed: (grower: string) => `${grower}/feed`,
  /** @param grower - the grower's link */
  growerRss: (grower: string) => `${grower}/rss`,
  blockGrower: () => "/blocks",
} as const;

/** First segments of the public pages that an entity's `link` may lead to. */
export const sections = ["grower"] as const;
