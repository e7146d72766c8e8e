import { describe, expect, it } from "vitest";
import { isOdd } from "./unusual-reading.ts";

describe("a reading far from last week's", () => {
  it.each([
    ["ph", 7.9, 5.9],
    ["air_temp", 2.58, 25.8],
    ["tds", 19, 1.9],
    ["height", 9.8, 98],
    ["watering_volume", 24, 2.4],
  ] as const)("%s %d after %d is odd", (key, value, last) => {
    expect(isOdd(key, value, last)).toBe(true);
  });

  it.each([
    ["ph", 6.2, 5.9],
    ["height", 60, 25],
    ["light", 12, 18],
    ["tds", 0, 1.9],
  ] as const)("%s %d after %d is not", (key, value, last) => {
    expect(isOdd(key, value, last)).toBe(false);
  });

  it("needs both weeks", () => {
    expect(isOdd("ph", 7.9, null)).toBe(false);
    expect(isOdd("ph", 7.9, undefined)).toBe(false);
    expect(isOdd("ph", null, 5.9)).toBe(false);
  });
});
