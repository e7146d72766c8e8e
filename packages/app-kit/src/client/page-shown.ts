/** Event of the window when the router shows another page; what counts listens to it, and need not know the router. */
export const PAGE_SHOWN = "grow:page-shown";
