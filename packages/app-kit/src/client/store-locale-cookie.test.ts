// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { storeLocaleCookie } from "./store-locale-cookie.ts";

afterEach(() => vi.restoreAllMocks());

/** A browser that writes cookies when it comes to it, at the latest before they are read. */
function lateBrowser({ keeps }: { keeps: boolean }) {
  const jar = { written: "" };
  let waiting = "";
  vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => {
    waiting = cookie;
  });
  vi.spyOn(document, "cookie", "get").mockImplementation(() => {
    if (keeps) jar.written = waiting.split(";", 1)[0] ?? "";
    return jar.written;
  });
  return jar;
}

it("a language that was chosen is written by the time the page is loaded again", () => {
  const jar = lateBrowser({ keeps: true });
  expect(storeLocaleCookie("de", undefined)).toBe(true);
  expect(jar.written).toBe("locale=de");
});

it("a browser without cookies is found out", () => {
  lateBrowser({ keeps: false });
  expect(storeLocaleCookie("de", undefined)).toBe(false);
});
