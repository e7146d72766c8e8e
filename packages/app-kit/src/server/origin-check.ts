const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** What of a request says where it was made. */
export interface RequestSource {
  method: string;
  origin: string | undefined;
  /** `Sec-Fetch-Site` as browsers send it. */
  fetchSite: string | undefined;
  /** The host the request was sent to, as people typed it. */
  host: string | undefined;
}

/**
 * True for requests that only read, and for writes made by a page of this very host. A browser names the
 * origin of every write; a request with neither `Origin` nor `Sec-Fetch-Site` comes from no browser and
 * carries nobody's cookies by accident.
 *
 * @param ownOrigins - the origins people reach this site by, besides the host of the request
 */
export function isOwnWrite(source: RequestSource, ownOrigins: readonly string[]): boolean {
  if (SAFE.has(source.method)) return true;
  if (source.origin !== undefined) {
    if (ownOrigins.includes(source.origin)) return true;
    if (!URL.canParse(source.origin)) return false;
    return source.host !== undefined && new URL(source.origin).host === source.host;
  }
  return source.fetchSite === undefined || source.fetchSite === "same-origin" || source.fetchSite === "none";
}
