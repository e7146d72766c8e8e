import { expect, test } from "vitest";
import { RecentThings } from "./recent-things.ts";

test("RecentThings returns a cached thing as the same frozen object", () => {
  const recent = new RecentThings<{ weeks: number[] }>(10);
  const diary = recent.keep("diary 5", { weeks: [1] });
  expect(recent.find("diary 5")).toBe(diary);
  expect(recent.find("diary 6")).toBeUndefined();
  expect(() => diary.weeks.push(2)).toThrow(TypeError);
});

test("RecentThings evicts things after twice as many newer ones, unless they are used", () => {
  const recent = new RecentThings<{ nth: number }>(3);
  recent.keep("often", { nth: -1 });
  recent.keep("once", { nth: -2 });
  for (let nth = 0; nth < 6; nth += 1) {
    recent.keep(`another ${nth}`, { nth });
    expect(recent.find("often")).toEqual({ nth: -1 });
  }
  expect(recent.find("once")).toBeUndefined();
  expect(recent.find("another 5")).toEqual({ nth: 5 });
});

test("RecentThings replaces a thing cached again", () => {
  const recent = new RecentThings<{ nth: number }>(2);
  recent.keep("diary", { nth: 1 });
  recent.keep("other", { nth: 0 });
  recent.keep("third", { nth: 0 });
  recent.keep("diary", { nth: 2 });
  expect(recent.find("diary")).toEqual({ nth: 2 });
});
