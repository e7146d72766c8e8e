/** The Accept-Encoding of browsers, for cached compressed pages. */
export const BROWSER_HEADERS = { "accept-encoding": "gzip, deflate, br" } as const;
