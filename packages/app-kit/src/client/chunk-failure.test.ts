// @vitest-environment happy-dom
import { storeOf } from "@grow/trackers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHUNK_RELOAD_PAUSE, loadTargetAfterChunkFailure, mayReload } from "./chunk-failure.ts";

const store = storeOf(() => sessionStorage);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, "__remixRouter");
});

describe("a page whose script failed", () => {
  it("is loaded anew once within 10 s", () => {
    expect(mayReload("/b", 1000, store)).toBe(true);
    expect(mayReload("/b", 1000 + CHUNK_RELOAD_PAUSE - 1, store)).toBe(false);
    expect(mayReload("/b", 1000 + CHUNK_RELOAD_PAUSE, store)).toBe(true);
  });

  it("does not keep another from it", () => {
    expect(mayReload("/b", 1000, store)).toBe(true);
    expect(mayReload("/c", 1001, store)).toBe(true);
    expect(mayReload("/b?x=1", 1002, store)).toBe(true);
    expect(mayReload("/b", 1003, store)).toBe(false);
  });

  it("is loaded anew although the memory is broken or from the future", () => {
    for (const kept of ["{", "null", "5", '{"/b":"now"}', '{"/b":99999}']) {
      sessionStorage.setItem("chunk-reloads", kept);
      expect(mayReload("/b", 1000, store), kept).toBe(true);
    }
  });

  it("is not loaded anew where nothing can be remembered: that could go on for ever", () => {
    const forbidden = storeOf(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(mayReload("/b", 1000, forbidden)).toBe(false);
  });
});

describe("on the way from one page to another", () => {
  const assign = () => vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const reload = () => vi.spyOn(window.location, "reload").mockImplementation(() => {});
  const goTo = (pathname: string, search = "", hash = "") =>
    Object.assign(window, {
      __remixRouter: { state: { navigation: { location: { pathname, search, hash } } } },
    });

  it("the page gone to is loaded, not the present one; a second failure shows the error", () => {
    const spy = assign();
    goTo("/b", "?x=1", "#top");
    expect(loadTargetAfterChunkFailure()).toBe(true);
    expect(spy).toHaveBeenCalledExactlyOnceWith("/b?x=1#top");
    expect(loadTargetAfterChunkFailure()).toBe(false);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it("the present page is loaded when nobody was going anywhere", () => {
    const spy = reload();
    expect(loadTargetAfterChunkFailure()).toBe(true);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it("a step within the page loads it anew, which an address with a fragment alone would not", () => {
    const spy = reload();
    goTo(window.location.pathname, window.location.search, "#week-3");
    expect(loadTargetAfterChunkFailure()).toBe(true);
    expect(spy).toHaveBeenCalledTimes(1);
  });
});
