import "../../locales/catalog.ts";
import "../../locales/watch/catalog.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { type UiText, UiTextProvider } from "@grow/ui/foundation";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SAMPLE_ERROR } from "../../shared/watch/testing/sample-error.ts";
import { errorsView } from "./errors-view.ts";
import { healthView } from "./health-view.ts";
import { WatchScreen } from "./screen.tsx";
import { SAMPLE_HEALTH } from "./testing/sample-health.ts";
import { vitalsView } from "./vitals-view.ts";
import { watchRequest } from "./watch-request.ts";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Link: "a",
}));

const TEXT = { showAsTable: "Show as table", page: String, previous: "Previous", next: "Next" };

const vital = (name: Schema<"StaffVital">["name"], p75: number, cnt: number) => ({
  ...{ name, cnt, p75, good: cnt * 0.75, fair: cnt * 0.25, poor: 0 },
});

const VITALS: Schema<"StaffVitals"> = {
  ...{ from: "2026-11-19", to: "2026-11-20" },
  items_total: [vital("LCP", 2700, 400), vital("INP", 120, 12), vital("error", 1, 3)],
  items_page: [
    { page: "/diaries/…", device: "phone", items_vital: [vital("LCP", 2700, 396), vital("INP", 120, 12)] },
  ],
  items_day: ["2026-11-19", "2026-11-20"].map((day) => ({ day, items_vital: [vital("LCP", 2700, 200)] })),
};

const ERRORS: Schema<"StaffErrorList"> = {
  items: [
    { ...SAMPLE_ERROR, is_again: true },
    { ...SAMPLE_ERROR, id: 15, frame: "", state: "ignored" },
  ],
  ...{ total: 41, start: 0, limit: 20, totals: { open: 41, solved: 0, ignored: 0 } },
};

const NOTHING = {
  vitals: { ...VITALS, items_total: [], items_page: [], items_day: [] },
  errors: { ...ERRORS, items: [], total: 0 },
};

function html({ vitals = VITALS, errors = ERRORS, health = SAMPLE_HEALTH, query = "" } = {}) {
  const request = watchRequest(new URLSearchParams(query));
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <UiTextProvider text={TEXT as Partial<UiText> as UiText}>
        <WatchScreen
          vitals={vitalsView(vitals, request)}
          errors={errorsView(errors, request)}
          health={healthView(health)}
        />
      </UiTextProvider>
    </LocaleProvider>,
  )
    .replaceAll("\u00a0", " ")
    .replaceAll("<!-- -->", "");
}

it("shows each figure with its rating, goal, shares and number", () => {
  const page = html();
  expect(page).toMatch(/<b>LCP<\/b> main content shown<\/span><svg[^>]*aria-label="Fair"/);
  expect(page).toMatch(/>2.7 s<.*75% good.*25% fair.*0% poor.*Goal 2.5 s · 400 measurements/);
});

it("says in words that a figure is of few measurements, and doesn't rate it", () => {
  const page = html();
  expect(page).toContain("Only 12 measurements, too few to judge");
  expect(page).toMatch(/>120 ms<\/span><span[^>]*>few: 12</);
  expect(page).not.toMatch(/aria-label="Good"/);
});

it("tells each chart's numbers in a table, and leads from a page to its history", () => {
  const page = html();
  expect(page.match(/Show as table/g)).toHaveLength(4);
  expect(page).toMatch(/href="\/admin\/watch\?page=%2Fdiaries%2F%E2%80%A6"/);
});

it("lists errors with their state, place, people and versions", () => {
  const page = html();
  expect(page).toMatch(/href="\/admin\/watch\/errors\/14"[^>]*>Diary # failed/);
  expect(page).toContain("Community site · week-editor.js save");
  expect(page).toMatch(/>Open<.*>Came back</);
  expect(page).toMatch(/>38<.*>75<.*8f2c11d0.*b71d3e92/);
  expect(page).toMatch(/href="\/admin\/watch\?start=20#errors"/);
});

it("names what is behind the site, and jobs that fail with their last error", () => {
  const job = { name: "send-email", cnt_waiting: 0, cnt_running: 0, cnt_retrying: 2, cnt_failed: 0 };
  const item_queue = {
    ...SAMPLE_HEALTH.item_queue,
    ...{ cnt_retrying: 2, items_job: [{ ...job, last_error: "Error: Connection timeout" }] },
  };
  const page = html({ health: { ...SAMPLE_HEALTH, item_queue } });
  expect(page).toMatch(/<h3>Jobs<\/h3><svg[^>]*aria-label="Needs attention"/);
  expect(page).toContain("Error: Connection timeout");
  expect(page).toMatch(/11.2 GB.*4 of 10/);
  expect(page).toMatch(/61%.*used of 80 GB/);
  expect(page).toContain("over 5 s");
});

it("says so when nothing was measured and nothing breaks", () => {
  const page = html({ ...NOTHING, query: "device=tablet" });
  expect(page).toContain("No measurements");
  expect(page).toContain("No errors here");
});
