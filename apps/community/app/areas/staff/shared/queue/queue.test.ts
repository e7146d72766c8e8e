import { describe, expect, it } from "vitest";
import { queueRequest } from "./queue.ts";

describe("queueRequest", () => {
  it("reads state and start, and falls back to the first state and 0 for invalid values", () => {
    const read = (query: string) => queueRequest(new URLSearchParams(query), ["open", "closed"]);
    expect(read("state=closed&start=40")).toEqual({ state: "closed", start: 40 });
    expect(read("state=all&start=-1")).toEqual({ state: "open", start: 0 });
    expect(read("")).toEqual({ state: "open", start: 0 });
  });
});
