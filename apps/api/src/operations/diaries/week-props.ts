import type { Schema } from "@grow/contract";
import { READING_KEYS } from "@grow/domain";

/** What a week may say of its conditions and its harvest; each has a column of its name. */
export const WEEK_PROPS = [
  ...READING_KEYS,
  "germ_date",
  "feeding_schedule",
  "harvest_smoke",
] as const satisfies readonly (keyof Schema<"WeekProps">)[];
