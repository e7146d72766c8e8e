/** Said by a page that fetches the data of another one before anybody asked for it. */
export const AHEAD = { name: "x-purpose", value: "prefetch" } as const;
