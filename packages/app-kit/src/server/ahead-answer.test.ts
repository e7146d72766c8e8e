import { describe, expect, it } from "vitest";
import { aheadAnswer, isAhead, nothingAhead } from "./ahead-answer.ts";

const answer = (status: number, cacheControl: string) =>
  aheadAnswer(new Response("data", { status, headers: { "cache-control": cacheControl, vary: "Cookie" } }));

describe("the answer to who fetches ahead", () => {
  it("may be kept by his browser for as long as a page is fresh, if everybody may keep it", async () => {
    const kept = answer(200, "public, max-age=0, s-maxage=10");
    expect([kept.headers.get("cache-control"), kept.headers.get("vary")]).toEqual([
      "public, max-age=10",
      "Cookie",
    ]);
    expect([kept.status, await kept.text()]).toEqual([200, "data"]);
  });

  it("is kept by nobody if it was made for somebody", async () => {
    const kept = answer(200, "private, no-store");
    expect(kept.headers.get("cache-control")).toBe("private, no-store");
    expect(await kept.text()).toBe("data");
  });

  it.each([400, 404, 429, 500, 503])("with %i is none, for a console to be silent about", async (status) => {
    const none = answer(status, "private, no-store");
    expect([none.status, none.headers.get("cache-control"), await none.text()]).toEqual([
      204,
      "no-store",
      "",
    ]);
    expect(nothingAhead().status).toBe(204);
  });
});

it("who fetches ahead says so", () => {
  expect(isAhead({ "x-purpose": "prefetch" })).toBe(true);
  expect(isAhead({ "x-purpose": "preview" })).toBe(false);
  expect(isAhead({})).toBe(false);
});
