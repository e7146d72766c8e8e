import { describe, expect, it } from "vitest";
import { PromiseCache } from "./promise-cache.ts";

function counted() {
  let calls = 0;
  return { find: async () => ++calls, calls: () => calls };
}

describe("cached responses", () => {
  it("are loaded once, and again when they are stale", async () => {
    const recent = new PromiseCache<number>({ age: 100, most: 5 });
    const { find } = counted();
    expect(await Promise.all([recent.get("a", 0, find), recent.get("a", 99, find)])).toEqual([1, 1]);
    expect(await recent.get("a", 100, find)).toBe(2);
    expect(await recent.get("b", 100, find)).toBe(3);
  });

  it("are loaded again after a failure", async () => {
    const recent = new PromiseCache<number>({ age: 100, most: 5 });
    await expect(recent.get("a", 0, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await recent.get("a", 1, async () => 7)).toBe(7);
  });

  it("are evicted, oldest first", async () => {
    const recent = new PromiseCache<number>({ age: 100, most: 2 });
    const { find, calls } = counted();
    for (const key of ["a", "b", "c", "b", "a"]) await recent.get(key, 1, find);
    expect(calls()).toBe(4);
  });
});
