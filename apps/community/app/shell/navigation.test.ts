import { expect, it } from "vitest";
import { isCurrent, placeOf } from "./navigation.ts";

it("isCurrent matches a page and its descendants", () => {
  expect(isCurrent("/explore", "/explore/indoor")).toBe(true);
  expect(isCurrent("/explore", "/explorer")).toBe(false);
  expect(isCurrent("/", "/explore")).toBe(false);
});

it("placeOf distinguishes exactly the pages on which frames differ", () => {
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
