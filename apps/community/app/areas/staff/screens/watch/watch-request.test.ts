import { describe, expect, it } from "vitest";
import { choiceOf, errorsQuery, vitalsQuery, watchRequest } from "./watch-request.ts";

const read = (query: string) => watchRequest(new URLSearchParams(query));
const now = Date.parse("2026-11-20T12:00:00Z");

describe("watchRequest", () => {
  it("is 7 days of all devices and pages, and open errors", () => {
    const request = read("");
    expect(request).toEqual({ days: 7, device: "", page: "", state: "open", errorPage: 1 });
    expect(vitalsQuery(request, now)).toEqual({ from: "2026-11-14", to: "2026-11-20" });
    expect(errorsQuery(request)).toEqual({ start: 0, limit: 20, state: "open" });
    expect(Object.values(choiceOf(request)).filter(Boolean)).toEqual([]);
  });

  it("reads what was chosen", () => {
    const request = read("days=1&device=phone&page=%2Fdiaries%2F%E2%80%A6&state=all&start=40");
    expect(vitalsQuery(request, now)).toEqual({
      ...{ from: "2026-11-20", to: "2026-11-20", device: "phone", page: "/diaries/…" },
    });
    expect(errorsQuery(request)).toEqual({ start: 40, limit: 20 });
    expect(choiceOf(request)).toEqual({ days: 1, device: "phone", page: "/diaries/…", state: "all" });
  });

  it("ignores values that do not fit", () => {
    expect(read(`days=8&device=watch&page=${"a".repeat(61)}&state=lost&start=-1`)).toEqual(read(""));
  });
});
