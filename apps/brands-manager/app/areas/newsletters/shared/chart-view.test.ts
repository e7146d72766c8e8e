import { expect, it } from "vitest";
import { chartPeriod, chartView, lastDays } from "./chart-view.ts";

const now = Date.parse("2026-11-20T12:30:00Z");

it("chartPeriod covers 3 days by hour and 30 by day, today at most", () => {
  expect(chartPeriod("2026-11-10T18:00:00.000Z", "hour", now)).toEqual({
    ...{ from: "2026-11-10", to: "2026-11-12", step: "hour" },
  });
  expect(chartPeriod("2026-11-19T18:00:00.000Z", "hour", now).to).toBe("2026-11-20");
  expect(chartPeriod("2026-10-01T18:00:00.000Z", "day", now)).toMatchObject({
    ...{ from: "2026-10-01", to: "2026-10-30" },
  });
  expect(lastDays(now)).toEqual({ from: "2026-10-22", to: "2026-11-20", step: "day" });
});

it("chartView ends now, and shows 0 where nothing happened", () => {
  const hour = (at: number, cnt_opened: number | null) => ({
    ...{ day: "2026-11-20", hour: at, cnt_sent: 0, cnt_opened, cnt_clicked: null, cnt_left: null },
  });
  const view = chartView(
    {
      from: "2026-11-20",
      to: "2026-11-20",
      step: "hour",
      items: [hour(11, 4), hour(12, null), hour(13, null)],
    },
    now,
  );
  expect(view.points.map(({ hour: at, loaded }) => [at, loaded])).toEqual([
    [11, 4],
    [12, 0],
  ]);
  expect(view.hasReactions).toBe(true);
});

it("chartView knows when what readers did is hidden", () => {
  const item = {
    day: "2026-11-19",
    hour: null,
    cnt_sent: 12,
    cnt_opened: null,
    cnt_clicked: null,
    cnt_left: null,
  };
  const { hasReactions } = chartView(
    { from: "2026-11-19", to: "2026-11-19", step: "day", items: [item] },
    now,
  );
  expect(hasReactions).toBe(false);
});
