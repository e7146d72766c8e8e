import type { Schema } from "@grow/contract";
import type { ChartStep } from "../paths.ts";

const DAY = 86_400_000;

/** Days of a chart by hour, and of one by day. */
const DAYS: Readonly<Record<ChartStep, number>> = { hour: 3, day: 30 };

/** Days in UTC, both included. */
export interface ChartPeriod {
  readonly from: string;
  readonly to: string;
  readonly step: ChartStep;
}

/** A place on the time axis with its numbers. */
export interface ChartPoint {
  readonly day: string;
  /** Null for a whole day. */
  readonly hour: number | null;
  readonly sent: number;
  readonly loaded: number;
  readonly clicked: number;
  readonly left: number;
}

export interface ChartView extends ChartPeriod {
  readonly points: readonly ChartPoint[];
  /** Whether what readers did may be shown. */
  readonly hasReactions: boolean;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days after a newsletter was sent, today at most. */
export function chartPeriod(sendDate: string, step: ChartStep, now: number): ChartPeriod {
  const start = Date.parse(sendDate.slice(0, 10));
  return { from: dayOf(start), to: dayOf(Math.min(now, start + (DAYS[step] - 1) * DAY)), step };
}

/** The last days until today, for all newsletters. */
export function lastDays(now: number): ChartPeriod {
  return { from: dayOf(now - (DAYS.day - 1) * DAY), to: dayOf(now), step: "day" };
}

/** The numbers until now. A time without a number is one in which nothing happened: what is hidden is hidden everywhere. */
export function chartView({ from, to, step, items }: Schema<"NewsletterChart">, now: number): ChartView {
  const past = items.filter(({ day, hour }) => Date.parse(day) + (hour ?? 0) * 3_600_000 <= now);
  return {
    ...{ from, to, step },
    points: past.map(({ day, hour, cnt_sent, cnt_opened, cnt_clicked, cnt_left }) => ({
      ...{
        day,
        hour,
        sent: cnt_sent,
        loaded: cnt_opened ?? 0,
        clicked: cnt_clicked ?? 0,
        left: cnt_left ?? 0,
      },
    })),
    hasReactions: items.some(({ cnt_opened }) => cnt_opened !== null),
  };
}
