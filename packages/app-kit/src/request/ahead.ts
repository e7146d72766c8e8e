/** Header of a prefetch request for a page's data. */
export const AHEAD = { name: "x-purpose", value: "prefetch" } as const;
