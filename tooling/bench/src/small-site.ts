/** Additional diaries at which the growth part starts. */
export const SMALL = 1000;
