/** How well one criterion of a week is met. */
export type Level = "bad" | "normal" | "good";

/** The levels from worst to best. */
export const levels = ["bad", "normal", "good"] as const satisfies readonly Level[];
