/** The page of testers that changes answer with. */
export const FIRST_TESTERS = { start: 0, limit: 20 };
