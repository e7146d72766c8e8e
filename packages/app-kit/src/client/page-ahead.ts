/** Told to the window when the data of a page are fetched ahead: what draws it may be fetched as well. */
export const PAGE_AHEAD = "grow:page-ahead";
