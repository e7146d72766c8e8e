import { describe, expect, test, vi } from "vitest";
import { fakeClock, settled } from "../testing/fake-clock.ts";
import { fakePage } from "../testing/fake-page.ts";
import { METRIC_BOUNDS, type MetricName, rateMetric } from "./rate-metric.ts";
import { createTelemetry, type PageContext, type TelemetryBody } from "./telemetry.ts";
import { withoutSecrets } from "./without-secrets.ts";

function setUp(context: Partial<PageContext> = {}) {
  const clock = fakeClock();
  const page = fakePage();
  const posts: TelemetryBody[] = [];
  const beacons: TelemetryBody[] = [];
  const line = { isBroken: false, takesBeacons: true };
  const warn = vi.fn();
  const telemetry = createTelemetry({
    clock,
    page,
    warn,
    context: () => ({ path: "/diaries/12", name: "diary", ...context }),
    session: () => ({
      user_agent: "Test",
      device_memory: null,
      hardware_concurrency: 4,
      connection_type: "4g",
    }),
    async send(body) {
      posts.push(body);
      if (line.isBroken) throw new Error("no line");
    },
    beacon(body) {
      if (line.takesBeacons) beacons.push(body);
      return line.takesBeacons;
    },
  });
  const measure = (count: number) => {
    for (let value = 0; value < count; value += 1) telemetry.measure({ name: "navigation", value });
  };
  const sizes = (bodies: TelemetryBody[]) => bodies.map(({ metrics }) => metrics.length);
  return { clock, page, posts, beacons, line, warn, telemetry, measure, sizes };
}

describe("rateMetric", () => {
  test.each(Object.entries(METRIC_BOUNDS).filter(([name]) => name !== "long-task"))(
    "of %s have bounds that still belong to the better one",
    (name, { good, poor }) => {
      const rate = (value: number) => rateMetric(name as MetricName, value);
      const step = name === "CLS" ? 0.001 : 1;
      expect(rate(0)).toBe("good");
      expect(rate(good)).toBe("good");
      expect(rate(good + step)).toBe("needs-improvement");
      expect(rate(poor)).toBe("needs-improvement");
      expect(rate(poor + step)).toBe("poor");
    },
  );

  test("uses the published thresholds", () => {
    expect(METRIC_BOUNDS).toEqual({
      LCP: { good: 2500, poor: 4000 },
      INP: { good: 200, poor: 500 },
      CLS: { good: 0.1, poor: 0.25 },
      FCP: { good: 1800, poor: 3000 },
      TTFB: { good: 800, poor: 1800 },
      FID: { good: 100, poor: 300 },
      hydration: { good: 500, poor: 1500 },
      "long-task": { good: 50, poor: 50 },
    });
  });

  test("rates a task of 50 ms good and one of 51 ms poor", () => {
    expect(rateMetric("long-task", 50)).toBe("good");
    expect(rateMetric("long-task", 51)).toBe("poor");
  });

  test.each([
    [199, "good"],
    [200, "needs-improvement"],
    [500, "needs-improvement"],
    [501, "poor"],
  ])("rates a navigation of %i ms %s", (value, rating) => {
    expect(rateMetric("navigation", value)).toBe(rating);
  });

  test("returns null for invalid measurements", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -1, 1_000_000_001])
      expect(rateMetric("LCP", value)).toBeNull();
    expect(rateMetric("toString" as MetricName, 1)).toBeNull();
    expect(rateMetric("error", 1)).toBe("poor");
  });
});

describe("measurements", () => {
  test("are collected up to the 19th, and sent at once with the 20th", () => {
    const { posts, measure, sizes } = setUp();
    measure(19);
    expect(posts).toEqual([]);
    measure(1);
    expect(sizes(posts)).toEqual([20]);
  });

  test("are sent after 30 s, even a single one, and an empty list is not sent", () => {
    const { clock, posts, measure, sizes } = setUp();
    clock.turn(30_000);
    expect(posts).toEqual([]);
    measure(1);
    clock.turn(29_999);
    expect(posts).toEqual([]);
    clock.turn(1);
    expect(sizes(posts)).toEqual([1]);
  });

  test("of which 45 arrive at once are sent as 20, 20 and, 30 s later, 5", () => {
    const { clock, posts, measure, sizes } = setUp();
    clock.turn(20_000);
    measure(45);
    expect(sizes(posts)).toEqual([20, 20]);
    clock.turn(29_999);
    expect(sizes(posts)).toEqual([20, 20]);
    clock.turn(1);
    expect(sizes(posts)).toEqual([20, 20, 5]);
  });

  test("are sent once as a beacon when the page is hidden", () => {
    const { clock, page, posts, beacons, measure, sizes } = setUp();
    measure(3);
    page.hide();
    page.leave();
    expect(sizes(beacons)).toEqual([3]);
    clock.turn(60_000);
    expect(posts).toEqual([]);
  });

  test("are sent as a beacon when a visible page is left", () => {
    const { page, beacons, measure, sizes } = setUp();
    measure(1);
    page.leave();
    expect(sizes(beacons)).toEqual([1]);
  });

  test("that are empty cause no beacon, and neither does showing the page", () => {
    const { page, beacons, measure } = setUp();
    page.hide();
    measure(1);
    page.show();
    expect(beacons).toEqual([]);
  });

  test("are posted when the browser rejects the beacon", () => {
    const { page, posts, line, measure, sizes } = setUp();
    line.takesBeacons = false;
    measure(2);
    page.hide();
    expect(sizes(posts)).toEqual([2]);
  });

  test("of a failed post are lost, with a warning", async () => {
    const { clock, posts, line, warn, measure } = setUp();
    line.isBroken = true;
    measure(1);
    clock.turn(30_000);
    await settled();
    expect(warn).toHaveBeenCalledTimes(1);
    clock.turn(60_000);
    expect(posts).toHaveLength(1);
  });

  test.each(["session", "beacon"] as const)(
    "are lost with a warning when %s throws, and nothing throws out of a timer or an event",
    async (name) => {
      const clock = fakeClock();
      const page = fakePage();
      const warn = vi.fn();
      const send = vi.fn(async () => {});
      const session = { user_agent: "", device_memory: null, hardware_concurrency: 4, connection_type: null };
      const telemetry = createTelemetry({
        ...{ clock, page, warn, send },
        context: () => ({ path: "/", name: "home" }),
        session: () => session,
        beacon: () => true,
        [name]() {
          throw new Error("no line");
        },
      });
      telemetry.measure({ name: "LCP", value: 1 });
      page.hide();
      telemetry.measure({ name: "LCP", value: 1 });
      clock.turn(30_000);
      await settled();
      expect(warn).toHaveBeenCalledTimes(name === "session" ? 2 : 1);
      expect(send).toHaveBeenCalledTimes(name === "session" ? 0 : 1);
    },
  );

  test("that are invalid are rejected with a warning", () => {
    const { clock, posts, warn, telemetry } = setUp();
    expect(telemetry.measure({ name: "LCP", value: Number.NaN })).toBe(false);
    expect(telemetry.measure({ name: "LCP", value: -1 })).toBe(false);
    expect(telemetry.measure({ name: "LCP", value: 1, delta: Number.POSITIVE_INFINITY })).toBe(false);
    expect(warn).toHaveBeenCalledTimes(3);
    clock.turn(30_000);
    expect(posts).toEqual([]);
  });

  test("are sent on stop, and never afterwards", () => {
    const { clock, page, posts, beacons, telemetry, measure, sizes } = setUp();
    measure(2);
    telemetry.stop();
    expect(sizes(posts)).toEqual([2]);
    measure(2);
    clock.turn(60_000);
    page.hide();
    expect([posts.length, beacons.length]).toEqual([1, 0]);
  });
});

describe("the request body", () => {
  test("has all fields of a measurement and of the browser", () => {
    const { clock, posts, telemetry } = setUp({ params: { id: 12 }, query: "?sort=new&token=s3cret" });
    telemetry.measure({ name: "LCP", value: 2600, delta: 100, id: "v6-1", navigation_type: "reload" });
    clock.turn(30_000);
    const timestamp = Date.parse("2026-09-14T08:30:00Z");
    expect(posts).toEqual([
      {
        metrics: [
          {
            name: "LCP",
            value: 2600,
            rating: "needs-improvement",
            delta: 100,
            id: "v6-1",
            navigation_type: "reload",
            page_path: "/diaries/12",
            page_name: "diary",
            page_params: { id: "12" },
            page_query: { sort: "new" },
            timestamp,
          },
        ],
        session_info: {
          user_agent: "Test",
          device_memory: null,
          hardware_concurrency: 4,
          connection_type: "4g",
          timestamp: timestamp + 30_000,
        },
      },
    ]);
  });

  test("has empty parameters and query for a page without any", () => {
    const { clock, posts, telemetry } = setUp();
    telemetry.measure({ name: "FCP", value: 1 });
    clock.turn(30_000);
    expect(posts[0]?.metrics[0]).toMatchObject({
      page_params: {},
      page_query: {},
      delta: 1,
      navigation_type: "navigate",
    });
    expect(posts[0]?.metrics[0]?.id).not.toBe("");
  });

  test("has all five fields of an error, even if the browser reported fewer", () => {
    const { clock, posts, telemetry } = setUp();
    telemetry.error({ message: "No leaf", file: "/a.js", line: 3, col: 14, stack: "at leaf" });
    telemetry.error({ message: "Script error." });
    clock.turn(30_000);
    expect(posts[0]?.metrics[0]).toMatchObject({
      name: "error",
      value: 1,
      rating: "poor",
      error_message: "No leaf",
      error_file: "/a.js",
      error_line: 3,
      error_col: 14,
      error_stack: "at leaf",
    });
    expect(posts[0]?.metrics[1]).toMatchObject({
      error_message: "Script error.",
      error_file: "",
      error_line: 0,
      error_col: 0,
      error_stack: "",
    });
  });

  test("truncates long texts to the contract's limits", () => {
    const long = "x".repeat(30_000);
    const query = Array.from({ length: 40 }, (_, index) => `${index}${long}=${long}`).join("&");
    const { clock, posts, telemetry } = setUp({ path: `/${long}?token=1`, name: long, query });
    telemetry.error({ message: long, file: long, line: -1, col: Number.NaN, stack: long });
    clock.turn(30_000);
    const [metric] = posts[0]?.metrics ?? [];
    expect(metric?.page_path).toHaveLength(1000);
    expect(metric?.page_name).toHaveLength(200);
    expect(metric?.error_message).toHaveLength(2000);
    expect(metric?.error_file).toHaveLength(500);
    expect(metric?.error_stack).toHaveLength(20_000);
    expect([metric?.error_line, metric?.error_col]).toEqual([0, 0]);
    const told = Object.entries(metric?.page_query ?? {});
    expect(told).toHaveLength(30);
    expect(told[0]?.map((text) => text.length)).toEqual([60, 300]);
  });

  test("contains no secrets of the URL", () => {
    const query = new URLSearchParams("k=1&e=me@example.com&TOKEN=x&password=y&sort=new&sort=old");
    expect(withoutSecrets(query)).toEqual({ sort: "old" });
    expect(withoutSecrets({ id: 12, token: "x", week: undefined })).toEqual({ id: "12" });
  });
});
