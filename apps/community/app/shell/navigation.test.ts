import { expect, it } from "vitest";
import { isCurrent, placeOf } from "./navigation.ts";

it("marks the way that leads to a page or to what stands above it", () => {
  expect(isCurrent("/explore", "/explore/indoor")).toBe(true);
  expect(isCurrent("/explore", "/explorer")).toBe(false);
  expect(isCurrent("/", "/explore")).toBe(false);
});

it("tells apart the places at which frames look different, and no others", () => {
  const places = [
    ["/", ""],
    ["/", "?x=1"],
    ["/explore", ""],
    ["/search", ""],
    ["/diaries/5", ""],
  ] as const;
  const told = places.map(([path, search]) => JSON.stringify(placeOf(path, search)));
  expect(new Set(told).size).toBe(places.length);
  expect(placeOf("/diaries/6", "")).toEqual(placeOf("/diaries/5", ""));
  expect(placeOf("/explore/indoor", "")).toEqual(placeOf("/explore", ""));
});
