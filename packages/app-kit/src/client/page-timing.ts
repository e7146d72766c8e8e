/** Name of the performance measure from the start of hydration to its commit. */
export const HYDRATION = "grow:hydration";

/** Name of the performance measure from the start of a page change by the router to the new page. */
export const NAVIGATION = "grow:navigation";
