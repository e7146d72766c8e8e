import { pollTime } from "@grow/testing/test-time";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ApiError, createClient } from "./index.ts";
import { withRetry } from "./retry.ts";
import { handClock } from "./testing/hand-clock.ts";
import {
  cut,
  cutHalfWay,
  failure,
  json,
  type LocalServer,
  silent,
  startLocalServer,
} from "./testing/local-server.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.close());

const NOW = Date.parse("2026-09-14T08:30:00Z");
const good = json(200, { data: null });
const client = () => createClient({ apiBase: server.base });
const calls = () => server.arrivals.length;

describe("a read", () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    "is retried once after %i and returns the second response",
    async (status) => {
      server.answer(failure(status, "internal"), good);
      expect((await client().GET("/main")).status).toBe(200);
      expect(calls()).toBe(2);
      server.answer(failure(status, "internal"));
      await expect(client().GET("/main")).rejects.toMatchObject({ status });
      expect(calls()).toBe(2);
    },
  );

  test.each([400, 401, 403, 404, 405, 410, 413, 422, 501])("is not retried after %i", async (status) => {
    server.answer(failure(status, "internal"), good);
    await expect(client().GET("/main")).rejects.toMatchObject({ status });
    expect(calls()).toBe(1);
  });

  test("is retried once after a network failure", async () => {
    server.answer(cut, good);
    expect((await client().GET("/main")).status).toBe(200);
    server.answer(cut);
    await expect(client().GET("/main")).rejects.toMatchObject({ status: 0 });
    expect(calls()).toBe(2);
  });

  test("is retried once when the response is cut off", async () => {
    server.answer(cutHalfWay, good);
    expect((await client().GET("/main")).status).toBe(200);
    server.answer(cutHalfWay);
    await expect(client().GET("/main")).rejects.toMatchObject({ status: 0, message: "Network error" });
    expect(calls()).toBe(2);
  });

  test("is not retried after a response that is not JSON", async () => {
    server.answer((response) => response.writeHead(200).end('{"data":'), good);
    await expect(client().GET("/main")).rejects.toMatchObject({
      status: 200,
      message: expect.stringContaining("base URL of the API"),
    });
    expect(calls()).toBe(1);
  });

  test("reports the second failure even when the first was different", async () => {
    server.answer(cut, failure(404, "not_found"));
    await expect(client().GET("/main")).rejects.toMatchObject({ status: 404 });
  });

  test("shows the messages of the second response only", async () => {
    const shown: string[] = [];
    const api = createClient({
      apiBase: server.base,
      onDetails: (details) => shown.push(...details.map(({ code }) => code)),
    });
    server.answer(failure(503, "unavailable"), failure(404, "not_found"));
    await expect(api.GET("/main")).rejects.toBeInstanceOf(ApiError);
    expect(shown).toEqual(["not_found"]);
  });

  test.each(["soon", "-1", "", "0"])("is retried at once when Retry-After is %j", async (retryAfter) => {
    const clock = handClock();
    server.answer(json(503, { data: null, details: [] }, { "Retry-After": retryAfter }), good);
    await createClient({ apiBase: server.base, clock }).GET("/main");
    expect(calls()).toBe(2);
  });

  test.each([
    ["as long as Retry-After asks", "1", 1000],
    ["until the time that Retry-After names", new Date(NOW + 2000).toUTCString(), 2000],
    ["2 s at most", "2", 2000],
  ])("waits %s", async (_what, retryAfter, wait) => {
    const clock = handClock(NOW);
    server.answer(json(503, { data: null, details: [] }, { "Retry-After": retryAfter }), good);
    const call = createClient({ apiBase: server.base, clock }).GET("/main");
    await vi.waitUntil(() => clock.waiting() === 1, { timeout: pollTime });
    clock.turn(wait - 1);
    // A retry would have been sent before this request.
    await fetch(`${server.base}/later`);
    expect(server.arrivals.map(({ url }) => url)).toEqual(["/api/main", "/api/later"]);
    clock.turn(1);
    expect((await call).status).toBe(200);
    expect(calls()).toBe(3);
  });

  test("uses the system clock by default", async () => {
    server.answer(json(503, { data: null, details: [] }, { "Retry-After": "1" }), good);
    const start = performance.now();
    await client().GET("/main");
    expect(performance.now() - start).toBeGreaterThanOrEqual(950);
  });

  test.each([
    ["seconds", { "Retry-After": "3600" }, {}, 3600],
    ["3 seconds", { "Retry-After": "3" }, {}, 3],
    ["a date", { "Retry-After": new Date(NOW + 86_400_000).toUTCString() }, {}, 86_400],
    ["seconds, and the message too", { "Retry-After": "31" }, { params: { retry_after: 30 } }, 30],
  ])("is not retried too early, and the error has the wait: %s", async (_, headers, more, retryAfter) => {
    const details = [{ type: "error", code: "rate_limited", text: "Wait.", ...more }];
    server.answer(json(429, { data: null, details }, headers), good);
    const call = createClient({ apiBase: server.base, clock: handClock(NOW) }).GET("/main");
    await expect(call).rejects.toMatchObject({ status: 429, retryAfter });
    expect(calls()).toBe(1);
  });

  test.each([{}, { "Retry-After": "soon" }])(
    "has no wait where the server told none: %j",
    async (headers) => {
      server.answer(json(503, { data: null, details: [] }, headers));
      await expect(client().GET("/main")).rejects.toMatchObject({ retryAfter: undefined });
    },
  );
});

describe("a write is never retried", () => {
  const path = { params: { path: { type: "diary", id: 1 } } } as const;
  const writes = {
    POST: () => client().POST("/likes/{type}/{id}", path),
    DELETE: () => client().DELETE("/likes/{type}/{id}", path),
    PATCH: () => client().PATCH("/diaries/{id}", { params: { path: { id: 1 } }, body: { is_hidden: true } }),
    PUT: () =>
      client().PUT("/diaries/{id}/cover-week", { params: { path: { id: 1 } }, body: { photo_id: 1 } }),
  };

  test.each(Object.entries(writes))("%s after 503 or a cut", async (_method, write) => {
    server.answer(failure(503, "unavailable"));
    await expect(write()).rejects.toMatchObject({ status: 503 });
    expect(calls()).toBe(1);
    server.answer(cut);
    await expect(write()).rejects.toMatchObject({ status: 0 });
    expect(calls()).toBe(1);
  });
});

describe("HEAD and OPTIONS", () => {
  test.each(["HEAD", "OPTIONS"])("%s is retried like GET", async (method) => {
    server.answer(
      (response) => response.writeHead(503).end(),
      (response) => response.writeHead(204).end(),
    );
    const { response } = await withRetry({ method, signal: undefined, clock: handClock() }, async () => ({
      response: await fetch(`${server.base}/main`, { method }),
    }));
    expect([response.status, calls()]).toEqual([204, 2]);
  });
});

describe("an aborted call", () => {
  test("is not retried and throws the abort reason", async () => {
    const controller = new AbortController();
    server.answer(() => controller.abort());
    await expect(client().GET("/main", { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(calls()).toBe(1);
  });

  test("by a timeout is not retried either", async () => {
    server.answer(silent);
    await expect(client().GET("/main", { signal: AbortSignal.timeout(200) })).rejects.toMatchObject({
      name: "TimeoutError",
    });
    expect(calls()).toBeLessThanOrEqual(1);
  });

  test("that waits for its retry ends at once and cancels its timer", async () => {
    const controller = new AbortController();
    const clock = handClock();
    server.answer(json(503, { data: null, details: [] }, { "Retry-After": "2" }), good);
    const api = createClient({ apiBase: server.base, clock });
    const call = api.GET("/main", { signal: controller.signal });
    await vi.waitUntil(() => clock.waiting() === 1, { timeout: pollTime });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect([calls(), clock.waiting()]).toEqual([1, 0]);
  });
});
