import { describe, expect, it } from "vitest";
import { tableRows } from "./table-rows.ts";
import type { DayRow } from "./view.ts";

const FIRST = Date.parse("2026-01-01");

/** Days with one new follower each, and what else is given. */
function days(length: number, more: (index: number) => Partial<DayRow> = () => ({})): DayRow[] {
  return Array.from({ length }, (_, index) => ({
    day: new Date(FIRST + index * 86_400_000).toISOString().slice(0, 10),
    ...{ views: null, served: null, viewable: null, clicks: null, followers: 1, diaries: 0 },
    ...{ harvests: 0, reviews: 0, cnt_rates: 0, avg_rate: null, questions: 0 },
    ...more(index),
  }));
}

describe("tableRows", () => {
  it("has a row for each day of up to 92", () => {
    const { step, rows } = tableRows(days(92));
    expect([step, rows.length, rows[0]?.from, rows[0]?.to]).toEqual(["day", 92, "2026-01-01", "2026-01-01"]);
    expect(tableRows([]).rows).toEqual([]);
  });

  it("has whole weeks for more days, counted from the end", () => {
    const { step, rows } = tableRows(days(93));
    expect([step, rows.length]).toEqual(["week", 14]);
    expect(rows.slice(0, 2).map(({ from, to, followers }) => [from, to, followers])).toEqual([
      ["2026-01-01", "2026-01-02", 2],
      ["2026-01-03", "2026-01-09", 7],
    ]);
    expect(rows.at(-1)?.to).toBe("2026-04-03");
    expect(tableRows(days(364)).rows.every(({ followers }) => followers === 7)).toBe(true);
  });

  it("adds up what was counted, and has no number for a week without any", () => {
    const { rows } = tableRows(days(98, (index) => (index < 10 ? {} : { views: 2 })));
    expect(rows.slice(0, 3).map(({ views }) => views)).toEqual([null, 8, 14]);
  });

  it("weighs ratings by their number", () => {
    const rated = [
      { cnt_rates: 1, avg_rate: 10 },
      { cnt_rates: 3, avg_rate: 6 },
    ];
    const [first, second] = tableRows(days(98, (index) => rated[index] ?? {})).rows;
    expect([first?.avg_rate, first?.cnt_rates]).toEqual([7, 4]);
    expect([second?.avg_rate, second?.cnt_rates]).toEqual([null, 0]);
  });
});
