/** Seconds for which a guest's page is fresh, in our own cache and in shared caches. */
export const FRESH = 10;
/** Seconds after that in which it may be served stale while one request revalidates it. */
export const STALE = 20;

/** What determines the caching headers of a response. */
export interface CacheQuestion {
  method: string;
  status: number;
  hasToken: boolean;
  /** The response changes the user's cookies. */
  setsCookie: boolean;
  /** The page is specific to one user or moment: forms, links from emails. */
  isPrivate: boolean;
}

/**
 * Returns the caching headers of a page. A guest's page depends only on their choices (language, theme, units, all in cookies);
 * a page rendered for a session is private.
 */
export function cacheHeaders(question: CacheQuestion): Record<string, string> {
  const { method, status, hasToken, setsCookie, isPrivate } = question;
  const isRead = method === "GET" || method === "HEAD";
  if (hasToken || setsCookie || isPrivate || !isRead || status !== 200) {
    return { "cache-control": "private, no-store", vary: "Cookie" };
  }
  return {
    "cache-control": `public, max-age=0, s-maxage=${FRESH}, stale-while-revalidate=${STALE}`,
    vary: "Cookie",
  };
}
