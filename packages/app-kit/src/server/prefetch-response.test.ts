import { describe, expect, it } from "vitest";
import { emptyPrefetch, isPrefetch, prefetchResponse } from "./prefetch-response.ts";

const respond = (status: number, cacheControl: string) =>
  prefetchResponse(
    new Response("data", { status, headers: { "cache-control": cacheControl, vary: "Cookie" } }),
  );

describe("the response to a prefetch", () => {
  it("is cached by the browser while a public page is fresh", async () => {
    const cached = respond(200, "public, max-age=0, s-maxage=10");
    expect([cached.headers.get("cache-control"), cached.headers.get("vary")]).toEqual([
      "public, max-age=10",
      "Cookie",
    ]);
    expect([cached.status, await cached.text()]).toEqual([200, "data"]);
  });

  it("is not cached when the page is private", async () => {
    const cached = respond(200, "private, no-store");
    expect(cached.headers.get("cache-control")).toBe("private, no-store");
    expect(await cached.text()).toBe("data");
  });

  it.each([400, 404, 429, 500, 503])("is 204 instead of %i", async (status) => {
    const none = respond(status, "private, no-store");
    expect([none.status, none.headers.get("cache-control"), await none.text()]).toEqual([
      204,
      "no-store",
      "",
    ]);
    expect(emptyPrefetch().status).toBe(204);
  });
});

it("isPrefetch recognises the purpose header", () => {
  expect(isPrefetch({ "x-purpose": "prefetch" })).toBe(true);
  expect(isPrefetch({ "x-purpose": "preview" })).toBe(false);
  expect(isPrefetch({})).toBe(false);
});
