import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageFamily } from "../../content/watch/page-family.ts";
import { stepOf, valueOfStep } from "../../content/watch/vital-steps.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1";

type Metric = Schema<"TelemetryMetric">;

beforeEach(() => {
  vi.spyOn(api.parts, "now").mockImplementation(() => new Date("2026-11-20T12:00:00Z"));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const metric = (name: Metric["name"], value: number, change: Partial<Metric> = {}): Metric => ({
  ...{ name, value, rating: "good", delta: value, id: `v4-${name}`, navigation_type: "navigate" },
  ...{ page_path: "/diaries/12-night-plum", page_name: "diary", page_params: { id: "12-night-plum" } },
  ...{ page_query: {}, timestamp: 1789000000000, ...change },
});

const report = (
  metrics: readonly Metric[],
  { agent = PHONE, as = null }: { agent?: string; as?: number | null } = {},
) =>
  api.request("POST", "/telemetry/vitals", {
    as,
    headers: { "user-agent": agent },
    body: {
      metrics,
      session_info: {
        ...{ user_agent: agent, device_memory: 8, hardware_concurrency: 8, connection_type: "4g" },
        timestamp: 1789000000000,
      },
    },
  });

async function stored() {
  const { rows } = await sql<{ name: string; cnt: number }>`
    select name, page, device, rating, step, cnt from vital_day where cnt > 0 order by name, page, step`.execute(
    api.database.db,
  );
  return rows;
}

describe("POST /telemetry/vitals", () => {
  it("stores page family, device class and the server's own rating, and nothing about the sender", async () => {
    expect((await report([metric("LCP", 4500)])).status).toBe(204);
    expect(await stored()).toEqual([
      {
        ...{ name: "LCP", page: "/diaries/…", device: "phone", rating: "poor" },
        ...{ step: stepOf("LCP", 4500), cnt: 1 },
      },
    ]);
  });

  it("counts the last value of a measurement, in one report and in several", async () => {
    await report([metric("CLS", 0.01), metric("CLS", 0.02)]);
    await report([metric("CLS", 0.3)]);
    await report([metric("CLS", 0.3), metric("CLS", 0.05, { id: "v4-other" })]);
    expect(await stored()).toMatchObject([
      { rating: "good", step: stepOf("CLS", 0.05), cnt: 1 },
      { rating: "poor", step: stepOf("CLS", 0.3), cnt: 1 },
    ]);
  });

  it("adds up measurements that come at the same time", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, place) => report([metric("INP", 100, { id: `v4-${place % 10}` })])),
    );
    expect(await stored()).toMatchObject([{ name: "INP", cnt: 10 }]);
  });

  it("leaves out bots and staff", async () => {
    const staff = await api.addUser({ name: "moderator", access: ["moderate"] });
    const answers = [
      await report([metric("LCP", 900)], { agent: "Googlebot/2.1" }),
      await report([metric("LCP", 900)], { as: staff.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await stored()).toEqual([]);
  });

  it("keeps few rows, whatever paths and values are sent", async () => {
    for (let batch = 0; batch < 20; batch += 1) {
      const flood = Array.from({ length: 100 }, (_, place) => {
        const number = batch * 100 + place;
        return metric("LCP", number, { id: `v4-${number}`, page_path: `/invented-${number}/${number}` });
      });
      expect((await report(flood)).status).toBe(204);
    }
    const rows = await stored();
    expect(new Set(rows.map((row) => (row as unknown as { page: string }).page))).toEqual(new Set(["other"]));
    expect(rows.length).toBeLessThan(200);
    expect(rows.reduce((sum, { cnt }) => sum + cnt, 0)).toBe(2000);
  });

  it("returns 422 for a value that is no measurement", async () => {
    expect((await report([metric("LCP", -1)])).status).toBe(422);
    expect((await report([])).status).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

it("pageFamily names no thing", () => {
  expect(
    [
      "/",
      "/diaries",
      "/diaries/12-night-plum/week/181",
      "/grower/lucia.v/settings/interface",
      "/wp-admin.php",
    ].map(pageFamily),
  ).toEqual(["/", "/diaries", "/diaries/…/week", "/grower/…/settings", "other"]);
  expect(pageFamily(`/brands-manager/${"x".repeat(900)}/y/z/1`).length).toBeLessThanOrEqual(60);
});

it.each([0, 0.4, 1, 49, 2500, 1e9])("the step of %s is read back to 3 percent", (value) => {
  const back = valueOfStep("LCP", stepOf("LCP", value));
  expect(Math.abs(back - value)).toBeLessThanOrEqual(Math.max(0.5, value * 0.03));
});
