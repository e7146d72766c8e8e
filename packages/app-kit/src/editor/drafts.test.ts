import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDrafts } from "./drafts.ts";

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  isFull = false;
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.#items.set(key, value);
  }
}

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
});
afterEach(() => vi.restoreAllMocks());
const draftsOf = (user: number | null) => createDrafts(user, () => storage);

describe("drafts", () => {
  it("are saved by type and id, a number and its digits being one id", () => {
    const drafts = draftsOf(7);
    expect(drafts.get("diary", 5)).toBeNull();
    drafts.set("diary", 5, { name: "Balcony" });
    expect(drafts.get("diary", "5")?.value).toEqual({ name: "Balcony" });
    expect(drafts.exists("diary", 5)).toBe(true);
    expect(drafts.exists("week", 5)).toBe(false);
    expect(storage.key(0)).toBe("draft:diary:5");
  });

  it("are gone after clear()", () => {
    const drafts = draftsOf(7);
    drafts.set("diary", "new", "x");
    drafts.clear("diary", "new");
    expect(drafts.exists("diary", "new")).toBe(false);
  });

  it("of one type are deleted together, without those of a longer type name", () => {
    const drafts = draftsOf(7);
    drafts.set("diary", 1, "a");
    drafts.set("diary", 2, "b");
    drafts.set("diary-week", 1, "c");
    drafts.clearAll("diary");
    expect(drafts.exists("diary", 1)).toBe(false);
    expect(drafts.exists("diary", 2)).toBe(false);
    expect(drafts.exists("diary-week", 1)).toBe(true);
  });

  it("are returned only to the user who wrote them", () => {
    draftsOf(7).set("diary", "new", "mine");
    expect(draftsOf(8).get("diary", "new")).toBeNull();
    expect(draftsOf(null).hasAny()).toBe(false);
    expect(draftsOf(7).hasAny()).toBe(true);
  });

  it("that are malformed count as absent", () => {
    storage.setItem("draft:diary:1", "{");
    storage.setItem("draft:diary:2", "null");
    storage.setItem("draft:diary:3", '{"value":1}');
    storage.setItem("draft:diary:4", '{"value":1,"saved_at":"2026-09-14T08:30:00Z"}');
    const drafts = draftsOf(null);
    expect([1, 2, 3, 4].map((id) => drafts.get("diary", id))).toEqual([null, null, null, null]);
    drafts.clearAll("diary");
    expect(storage.length).toBe(0);
  });

  it("of another user are not cleared", () => {
    draftsOf(7).set("diary", 1, "mine");
    draftsOf(8).clear("diary", 1);
    draftsOf(null).clearAll("diary");
    expect(draftsOf(7).get("diary", 1)?.value).toBe("mine");
  });

  it("survive signing out, for the same user", () => {
    draftsOf(7).set("diary", 1, "mine");
    expect(draftsOf(null).exists("diary", 1)).toBe(false);
    expect(draftsOf(7).exists("diary", 1)).toBe(true);
  });

  it("need a type without a colon, which separates it in the key", () => {
    for (const type of ["", "diary:week"]) expect(() => draftsOf(7).set(type, 1, "x")).toThrow(RangeError);
  });

  it("are not saved and log a warning when storage is unavailable", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    storage.isFull = true;
    expect(draftsOf(7).set("diary", 1, "x")).toBe(false);
    const forbidden = createDrafts(7, () => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(forbidden.set("diary", 1, "x")).toBe(false);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(forbidden.get("diary", 1)).toBeNull();
    expect(forbidden.hasAny()).toBe(false);
  });
});
