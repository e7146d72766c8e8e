const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** The parts of a request that tell which site sent it. */
export interface RequestSource {
  method: string;
  origin: string | undefined;
  /** `Sec-Fetch-Site` as browsers send it. */
  fetchSite: string | undefined;
  /** The scheme and host the request was sent to, as a trusted proxy tells them. */
  target: string;
}

/**
 * True for requests that only read, and for writes from a page of this origin. A browser names the origin of every
 * write. A request with neither `Origin` nor `Sec-Fetch-Site` comes from no browser, so no site can forge it.
 *
 * @param ownOrigins - public origins of this site, besides the target of the request
 */
export function isOwnWrite(source: RequestSource, ownOrigins: readonly string[]): boolean {
  if (SAFE.has(source.method)) return true;
  if (source.origin !== undefined) {
    if (ownOrigins.includes(source.origin)) return true;
    return URL.canParse(source.origin) && new URL(source.origin).origin === source.target;
  }
  return source.fetchSite === undefined || source.fetchSite === "same-origin" || source.fetchSite === "none";
}
