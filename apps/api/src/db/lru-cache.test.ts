import { expect, test } from "vitest";
import { LruCache } from "./lru-cache.ts";

test("LruCache returns a cached thing as the same frozen object", () => {
  const recent = new LruCache<{ weeks: number[] }>(10);
  const diary = recent.set("diary 5", { weeks: [1] });
  expect(recent.get("diary 5")).toBe(diary);
  expect(recent.get("diary 6")).toBeUndefined();
  expect(() => diary.weeks.push(2)).toThrow(TypeError);
});

test("LruCache evicts things after twice as many newer ones, unless they are used", () => {
  const recent = new LruCache<{ nth: number }>(3);
  recent.set("often", { nth: -1 });
  recent.set("once", { nth: -2 });
  for (let nth = 0; nth < 6; nth += 1) {
    recent.set(`another ${nth}`, { nth });
    expect(recent.get("often")).toEqual({ nth: -1 });
  }
  expect(recent.get("once")).toBeUndefined();
  expect(recent.get("another 5")).toEqual({ nth: 5 });
});

test("LruCache replaces a thing cached again", () => {
  const recent = new LruCache<{ nth: number }>(2);
  recent.set("diary", { nth: 1 });
  recent.set("other", { nth: 0 });
  recent.set("third", { nth: 0 });
  recent.set("diary", { nth: 2 });
  expect(recent.get("diary")).toEqual({ nth: 2 });
});
