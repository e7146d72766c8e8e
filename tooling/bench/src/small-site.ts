/** Diaries besides those of the demo site at which growing begins. */
export const SMALL = 1000;
