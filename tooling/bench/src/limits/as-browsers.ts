/** What browsers say of the encodings they take, for pages that are kept packed. */
export const AS_BROWSERS = { "accept-encoding": "gzip, deflate, br" } as const;
