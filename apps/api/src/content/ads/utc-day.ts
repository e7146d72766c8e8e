/** The day of a moment in UTC, by which everything about ads is counted. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);
