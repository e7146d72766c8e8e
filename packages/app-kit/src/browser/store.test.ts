// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { storeOf } from "./store.ts";

afterEach(() => sessionStorage.clear());

describe("storeOf", () => {
  it("reads and writes the storage", () => {
    const store = storeOf(() => sessionStorage);
    expect(store.get("a")).toBeNull();
    expect(store.set("a", "1")).toBe(true);
    expect(store.get("a")).toBe("1");
    expect(sessionStorage.getItem("a")).toBe("1");
  });

  it("finds and stores nothing where access to the storage throws", () => {
    const store = storeOf(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(store.get("a")).toBeNull();
    expect(store.set("a", "1")).toBe(false);
  });

  it("reports that a full storage stored nothing", () => {
    const store = storeOf(() => ({
      getItem: () => "old",
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    }));
    expect(store.set("a", "1")).toBe(false);
    expect(store.get("a")).toBe("old");
  });
});
