/** Window event sent when the router shows another page, so that page-view counting does not depend on the router. */
export const PAGE_SHOWN = "grow:page-shown";
