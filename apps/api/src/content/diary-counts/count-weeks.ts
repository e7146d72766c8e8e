import { sql } from "kysely";

/** Counts weeks like `distinctWeeks` of `@grow/domain`: entries of one week count once. The rows of `week` are named `w`. */
export const countWeeks = sql<number>`count(distinct (w.diary_id, w.days, w.faza = 2))::int`;
