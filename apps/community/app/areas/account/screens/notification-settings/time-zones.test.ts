import { describe, expect, it } from "vitest";
import { searchZones, timeIn, zoneOf } from "./time-zones.ts";

describe("zoneOf", () => {
  it.each([
    ["Europe/Vienna", "Europe/Vienna"],
    [" europe/vienna ", "Europe/Vienna"],
    ["America/New York", "America/New_York"],
    ["bangkok", "Asia/Bangkok"],
    ["utc", "UTC"],
  ])("takes %j for %s", (text, zone) => {
    expect(zoneOf(text)).toBe(zone);
  });

  it("leaves other texts to the api", () => {
    expect([zoneOf(" Atlantis "), zoneOf("")]).toEqual(["Atlantis", ""]);
  });
});

describe("searchZones", () => {
  it("puts cities first, then regions", () => {
    expect(searchZones("new y", 5)[0]).toBe("America/New_York");
    expect(searchZones("europe", 500).every((name) => name.startsWith("Europe/"))).toBe(true);
    expect(searchZones("berl", 3)[0]).toBe("Europe/Berlin");
  });

  it("returns as many as asked for, and none for a text that no name contains", () => {
    expect(searchZones("", 7)).toHaveLength(7);
    expect(searchZones("atlantis", 7)).toEqual([]);
  });
});

describe("timeIn", () => {
  it("is the time on the clocks of the zone", () => {
    const noon = Date.parse("2026-11-20T12:00:00Z");
    expect([timeIn("Europe/Vienna", noon), timeIn("Asia/Bangkok", noon)]).toEqual(["13:00", "19:00"]);
  });

  it("is null for an unknown zone", () => {
    expect(timeIn("Atlantis/City", 0)).toBeNull();
  });
});
