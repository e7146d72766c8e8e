import { describe, expect, it } from "vitest";
import { cacheHeaders } from "./cache-policy.ts";

const guest = { method: "GET", status: 200, hasToken: false, setsCookie: false, isPrivate: false };

describe("cacheHeaders", () => {
  it("lets shared caches store a guest's page briefly and serve it stale while revalidating", () => {
    const headers = cacheHeaders(guest);
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
    expect(headers.vary).toBe("Cookie");
  });

  it.each([
    ["a page made for a token", { hasToken: true }],
    ["an answer that sets a cookie", { setsCookie: true }],
    ["a page that is private", { isPrivate: true }],
    ["the answer to a form", { method: "POST" }],
    ["an error", { status: 404 }],
    ["a redirect", { status: 302 }],
  ])("forbids caching %s", (_what, change) => {
    expect(cacheHeaders({ ...guest, ...change })["cache-control"]).toBe("private, no-store");
  });
});
