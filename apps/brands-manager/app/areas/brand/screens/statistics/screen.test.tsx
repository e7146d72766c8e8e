import "../../../../shared/statistics/locales/catalog.ts";
import "../../locales/statistics/catalog.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { type UiText, UiTextProvider } from "@grow/ui/foundation";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { StatisticsScreen } from "./screen.tsx";
import { type Figures, statisticsView } from "./view.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
}));

const TEXT = { optional: "optional", showAsTable: "Show as table" } as unknown as UiText;

const ZERO: Figures = {
  ...{ views: 0, served: 0, viewable: 0, clicks: 0, followers: 0, diaries: 0 },
  ...{ harvests: 0, reviews: 0, cnt_rates: 0, avg_rate: null, questions: 0 },
};
const UNSEEN = { views: null, served: null, viewable: null, clicks: null };
const BUSY: Figures = { ...ZERO, views: 1607, viewable: 1093, cnt_rates: 3, avg_rate: 8.6, reviews: 3 };
const STATISTICS: Schema<"BrandStatistics"> = {
  ...{ from: "2026-09-13", to: "2026-09-14", total: BUSY },
  before: { from: "2026-09-11", to: "2026-09-12", total: { ...ZERO, ...UNSEEN, followers: 2 } },
  items: [
    { day: "2026-09-13", total: { ...ZERO, ...UNSEEN } },
    { day: "2026-09-14", total: BUSY },
  ],
  ...{ counted_from: "2026-09-14", update_date: "2026-09-14T18:10:00.000Z" },
  ...{ cnt_followers: 4120, cnt_diaries: 318 },
};

function html(changes: Partial<Schema<"BrandStatistics">> = {}, figure: string | null = null) {
  const today = "2026-09-14";
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <UiTextProvider text={TEXT}>
        <StatisticsScreen
          {...statisticsView({ ...STATISTICS, ...changes }, { figure, today })}
          {...{ today, isRefused: false }}
        />
      </UiTextProvider>
    </LocaleProvider>,
  );
}

it("says which days are shown and compared, that they are UTC, and since when views are counted", () => {
  const page = html();
  expect(page).toContain(
    "13 September 2026 to 14 September 2026, compared with 11 September 2026 to 12 September 2026. All days are UTC.",
  );
  expect(page).toContain("counted since 14 September 2026");
  expect(page).toMatch(/last on 14 September 2026[^.]*18:10 UTC/);
});

it("shows figures beside those before, and a dash where nothing was counted", () => {
  const page = html();
  expect(page).toMatch(/<dt>Views<\/dt><dd[^>]*>1,607<\/dd><dd[^>]*>No data before<\/dd>/);
  expect(page).toMatch(/<dt>New followers<\/dt><dd[^>]*>0<\/dd><dd[^>]*>before: 2 \(−100%\)<\/dd>/);
  expect(page).toMatch(/<dt>Rating<\/dt><dd[^>]*>8\.6\/10<\/dd>.*From 3 ratings/);
  expect(page).toContain("4,120 in all");
  expect(page).toMatch(/<th scope="row">13 Sept? 2026<\/th><td[^>]*>–<\/td>/);
});

it("draws the chosen figure and the rating, both with their tables", () => {
  const page = html({}, "followers");
  expect(page).toContain('aria-label="New followers: by day, 13 September 2026 to 14 September 2026"');
  expect(page).toContain('aria-label="Rating: by day, 13 September 2026 to 14 September 2026"');
  expect(page.match(/Show as table/g)).toHaveLength(2);
  expect(page).toMatch(/href="[^"]*figure=followers#chart" aria-current="page"/);
  expect(page).toContain('<input type="hidden" name="figure" value="followers"/>');
  expect(page).toContain("Export days as CSV");
});

it("has no rating chart without ratings", () => {
  const page = html({ total: { ...BUSY, cnt_rates: 0, avg_rate: null } });
  expect(page).toContain("No ratings in this period.");
  expect(page.match(/Show as table/g)).toHaveLength(1);
});

it("says what is missing instead of drawing empty charts", () => {
  const none = Object.fromEntries(Object.keys(ZERO).map((name) => [name, null])) as Figures;
  const waiting = html({ update_date: null, total: none });
  expect(waiting).toContain("Nothing counted yet.");
  expect(waiting).not.toContain("<dl");
  expect(html({ total: none })).toContain("No data for these days.");
  const quiet = html({ total: ZERO });
  expect(quiet).toContain("Nothing happened on these days.");
  expect(quiet).not.toContain("<svg class");
  expect(quiet).toContain("<dt>Views</dt>");
});
