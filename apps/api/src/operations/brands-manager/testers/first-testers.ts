/** The page of testers in responses to changes. */
export const FIRST_TESTERS = { start: 0, limit: 20 };
