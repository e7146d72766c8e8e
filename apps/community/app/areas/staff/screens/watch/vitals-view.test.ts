import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { vitalsView } from "./vitals-view.ts";
import { watchRequest } from "./watch-request.ts";

type Vital = Schema<"StaffVital">;

const vital = (name: Vital["name"], p75: number, cnt = 100): Vital => ({
  ...{ name, cnt, p75, good: cnt * 0.7, fair: cnt * 0.2, poor: cnt * 0.1 },
});

const page = (path: string, device: Schema<"DeviceClass">, ...items_vital: Vital[]) => ({
  ...{ page: path, device, items_vital },
});

const vitals: Schema<"StaffVitals"> = {
  ...{ from: "2026-11-19", to: "2026-11-20" },
  items_total: [vital("LCP", 2700), vital("CLS", 0.03), vital("TTFB", 9000, 19), vital("long-task", 90)],
  items_page: [
    page("/", "phone", vital("LCP", 1800, 900), vital("FCP", 900)),
    page("/search", "desktop", vital("TTFB", 100)),
    page("/brands-manager/schemes", "desktop", vital("LCP", 9000, 4)),
    page("/diaries/…", "phone", vital("LCP", 2700), vital("INP", 520, 60)),
  ],
  items_day: [
    { day: "2026-11-19", items_vital: [] },
    { day: "2026-11-20", items_vital: [vital("LCP", 2600), vital("INP", 300, 19)] },
  ],
};

const view = (query = "") => vitalsView(vitals, watchRequest(new URLSearchParams(query)));

describe("vitalsView", () => {
  it("rates a figure by its goal, with the shares of its measurements", () => {
    const { main, others } = view();
    expect(main.LCP).toEqual({
      ...{ name: "LCP", n: 100, p75: 2700, level: "normal", goal: 2500 },
      shares: { good: 0.7, fair: 0.2, poor: 0.1 },
    });
    expect(main.CLS).toMatchObject({ level: "good", goal: 0.1 });
    expect(main.INP).toBe(null);
    expect(others).toMatchObject([{ name: "long-task", goal: null, level: "bad" }]);
  });

  it("rates nothing of less than 20 measurements", () => {
    expect(view().main.TTFB).toMatchObject({ n: 19, p75: 9000, level: null });
  });

  it("lists the slowest pages first, and those with few measurements last", () => {
    const { pages } = view("days=30&device=phone");
    expect(pages.map((row) => row.page)).toEqual(["/diaries/…", "/", "/brands-manager/schemes", "/search"]);
    expect(pages[1]?.figures).toMatchObject({ LCP: { n: 900 }, INP: null, CLS: null, TTFB: null });
    expect(pages[0]?.figures.INP?.level).toBe("bad");
    expect(pages[1]?.href).toBe("/admin/watch?days=30&device=phone&page=%2F");
  });

  it("leaves days with few measurements empty", () => {
    expect(view().days.map(({ values }) => [values.LCP, values.INP])).toEqual([
      [null, null],
      [2600, null],
    ]);
  });

  it("keeps the other choices in each address", () => {
    const { periods, devices, page: chosen } = view("days=30&device=phone&page=%2Fsearch&state=solved");
    expect(periods.map(({ href }) => href)[1]).toBe("/admin/watch?device=phone&page=%2Fsearch&state=solved");
    expect(periods.find(({ current }) => current)?.value).toBe(30);
    expect(devices[0]?.href).toBe("/admin/watch?days=30&page=%2Fsearch&state=solved");
    expect(chosen).toEqual({ name: "/search", allHref: "/admin/watch?days=30&device=phone&state=solved" });
    expect(view().page).toBe(null);
  });
});
