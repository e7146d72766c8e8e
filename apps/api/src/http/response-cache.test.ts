import { describe, expect, test } from "vitest";
import { ResponseCache } from "./response-cache.ts";

const response = (tag: string, bytes = 10) => ({ tag, keys: "", body: Buffer.alloc(bytes) });

describe("ResponseCache", () => {
  test("finds a response by its key and tag only", () => {
    const cache = new ResponseCache();
    cache.set("7 /a", response("one"));
    expect(cache.find("7 /a", "one")).toMatchObject({ tag: "one" });
    expect(cache.find("7 /a", "two")).toBeNull();
    expect(cache.find("8 /a", "one")).toBeNull();
  });

  test("replaces the earlier response of a key", () => {
    const cache = new ResponseCache();
    cache.set("7 /a", response("one"));
    cache.set("7 /a", response("two"));
    expect(cache.find("7 /a", "one")).toBeNull();
    expect(cache.find("7 /a", "two")).not.toBeNull();
    expect(cache.size).toBe(1);
  });

  test("evicts the least recently used response beyond the maximum number", () => {
    const cache = new ResponseCache(1_000_000, 3);
    for (const key of ["a", "b", "c"]) cache.set(key, response("one"));
    cache.find("a", "one");
    cache.set("d", response("one"));
    expect(["a", "b", "c", "d"].filter((key) => cache.find(key, "one") !== null)).toEqual(["a", "c", "d"]);
  });

  test("evicts by total size, without counting replaced responses", () => {
    const cache = new ResponseCache(20_000);
    for (let n = 0; n < 50; n++) cache.set("same", response(`${n}`, 1000));
    expect(cache.size).toBe(1);
    for (let n = 0; n < 50; n++) cache.set(`/${n}`, response("one", 1000));
    expect(cache.size).toBeGreaterThan(8);
    expect(cache.size * 1000).toBeLessThan(20_000);
    expect(cache.find("/49", "one")).not.toBeNull();
  });

  test("does not cache a response larger than an eighth of the maximum, and removes the earlier one", () => {
    const cache = new ResponseCache(20_000);
    cache.set("/a", response("one"));
    cache.set("/a", response("two", 15_000));
    expect(cache.find("/a", "two")).toBeNull();
    expect(cache.size).toBe(0);
  });
});
