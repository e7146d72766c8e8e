/** Window event sent when the data of a page is prefetched, so that its scripts can be prefetched as well. */
export const PAGE_AHEAD = "grow:page-ahead";
