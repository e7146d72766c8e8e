/** Seconds a guest's page is fresh, in our own cache as in one before it. */
export const FRESH = 10;
/** Seconds after that in which it may still be served while one request renews it. */
export const STALE = 20;

/** What decides who may keep an answer. */
export interface CacheQuestion {
  method: string;
  status: number;
  hasToken: boolean;
  /** The answer changes the visitor's cookies. */
  setsCookie: boolean;
  /** The page is about one visitor, or about a moment: forms, mail links. */
  isPrivate: boolean;
}

/**
 * The caching headers of a page. A guest's page depends on his choices only (language, theme, units, all in
 * cookies); a page made for a token is nobody else's business.
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
