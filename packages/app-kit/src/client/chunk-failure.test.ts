// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeOf } from "../browser/store.ts";
import { CHUNK_RELOAD_PAUSE, loadTargetAfterChunkFailure, mayReload } from "./chunk-failure.ts";

const store = storeOf(() => sessionStorage);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, "__remixRouter");
});

describe("reloading after a script failed", () => {
  it("reloads a page once within 10 s", () => {
    expect(mayReload("/b", 1000, store)).toBe(true);
    expect(mayReload("/b", 1000 + CHUNK_RELOAD_PAUSE - 1, store)).toBe(false);
    expect(mayReload("/b", 1000 + CHUNK_RELOAD_PAUSE, store)).toBe(true);
  });

  it("still allows another page to reload", () => {
    expect(mayReload("/b", 1000, store)).toBe(true);
    expect(mayReload("/c", 1001, store)).toBe(true);
    expect(mayReload("/b?x=1", 1002, store)).toBe(true);
    expect(mayReload("/b", 1003, store)).toBe(false);
  });

  it("reloads when the stored entry is broken or dated in the future", () => {
    for (const stored of ["{", "null", "5", '{"/b":"now"}', '{"/b":99999}']) {
      sessionStorage.setItem("chunk-reloads", stored);
      expect(mayReload("/b", 1000, store), stored).toBe(true);
    }
  });

  it("does not reload when storage is unavailable, as that could loop forever", () => {
    const forbidden = storeOf(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(mayReload("/b", 1000, forbidden)).toBe(false);
  });
});

describe("a script that fails during a navigation", () => {
  const assign = () => vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const reload = () => vi.spyOn(window.location, "reload").mockImplementation(() => {});
  const goTo = (pathname: string, search = "", hash = "") =>
    Object.assign(window, {
      __remixRouter: { state: { navigation: { location: { pathname, search, hash } } } },
    });

  it("loads the target page, and shows the error after a second failure", () => {
    const spy = assign();
    goTo("/b", "?x=1", "#top");
    expect(loadTargetAfterChunkFailure()).toBe(true);
    expect(spy).toHaveBeenCalledExactlyOnceWith("/b?x=1#top");
    expect(loadTargetAfterChunkFailure()).toBe(false);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it("reloads the current page when no navigation is under way", () => {
    const spy = reload();
    expect(loadTargetAfterChunkFailure()).toBe(true);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it("reloads for a navigation within the page, which a URL with a fragment alone would not do", () => {
    const spy = reload();
    goTo(window.location.pathname, window.location.search, "#week-3");
    expect(loadTargetAfterChunkFailure()).toBe(true);
    expect(spy).toHaveBeenCalledTimes(1);
  });
});
