import { describe, expect, it } from "vitest";
import { nextStart, queueRequest } from "./queue.ts";

describe("queueRequest", () => {
  it("reads state and start, and falls back to the first state and 0 for invalid values", () => {
    const read = (query: string) => queueRequest(new URLSearchParams(query), ["open", "closed"]);
    expect(read("state=closed&start=40")).toEqual({ state: "closed", start: 40 });
    expect(read("state=all&start=-1")).toEqual({ state: "open", start: 0 });
    expect(read("")).toEqual({ state: "open", start: 0 });
  });
});

describe("nextStart", () => {
  it("is the end of this page while there are more items, else null", () => {
    expect(nextStart({ items: [1], start: 20, total: 22 })).toBe(21);
    expect(nextStart({ items: [1], start: 20, total: 21 })).toBeNull();
    expect(nextStart({ items: [], start: 40, total: 21 })).toBeNull();
  });
});
