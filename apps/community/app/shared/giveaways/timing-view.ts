import type { Schema } from "@grow/contract";

const DAY = 86_400_000;

/** When a giveaway is open. */
export interface TimingView {
  readonly state: Schema<"GiveawayState">;
  readonly start: string;
  readonly end: string;
  /** Whole days left; 0 on the last day. */
  readonly daysLeft: number;
}

/** @param now - milliseconds since 1970 */
export function timingView(
  { state, date_start, date_end }: Pick<Schema<"GiveawayCard">, "state" | "date_start" | "date_end">,
  now: number,
): TimingView {
  const daysLeft = Math.max(0, Math.floor((Date.parse(date_end) - now) / DAY));
  return { state, start: date_start, end: date_end, daysLeft };
}
