import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RETRY_STATUSES, retryWait } from "./retry.ts";

const now = Date.parse("2026-09-14T08:30:00Z");
const failed = (status: number | null) => ({ method: "GET", calls: 1, status });

describe("a failed call", () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504, null])("with %j is repeated once, at once", (status) => {
    expect(retryWait(failed(status), now)).toBe(0);
    expect(retryWait({ ...failed(status), calls: 2 }, now)).toBeNull();
  });

  test.each([200, 304, 400, 401, 403, 404, 410, 422, 501, 505])("with %j is not repeated", (status) => {
    expect(retryWait(failed(status), now)).toBeNull();
  });

  test.each(["GET", "HEAD", "OPTIONS", "get"])("of %s may be repeated", (method) => {
    expect(retryWait({ ...failed(503), method }, now)).toBe(0);
  });

  test.each(["POST", "PATCH", "PUT", "DELETE", "TRACE", ""])("of %j is never repeated", (method) => {
    for (const status of [...RETRY_STATUSES, null])
      expect(retryWait({ ...failed(status), method }, now)).toBeNull();
  });

  test("that was aborted is not repeated", () => {
    expect(retryWait({ ...failed(null), aborted: true }, now)).toBeNull();
  });

  test.each([
    ["0", 0],
    ["1", 1000],
    ["2", 2000],
    ["3", null],
    ["60", null],
    ["Mon, 14 Sep 2026 08:31:00 GMT", null],
    ["Mon, 14 Sep 2026 08:30:01 GMT", 1000],
    ["Mon, 14 Sep 2026 08:29:00 GMT", 0],
    ["soon", 0],
    ["", 0],
    [null, 0],
  ])("waits for Retry-After %j, or not at all beyond two seconds", (retryAfter, wait) => {
    expect(retryWait({ ...failed(503), retryAfter }, now)).toBe(wait);
  });

  test("waits between 0 and 2000 ms for any header, or is not repeated", () => {
    fc.assert(
      fc.property(fc.string(), fc.double(), (retryAfter, clock) => {
        const wait = retryWait({ ...failed(503), retryAfter }, clock) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(2000);
      }),
    );
  });
});
