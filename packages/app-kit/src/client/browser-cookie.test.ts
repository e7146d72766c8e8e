import { afterEach, expect, test, vi } from "vitest";
import { browserCookie } from "./browser-cookie.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["", undefined],
  ["locale=de", "de"],
  ["theme=dark; locale=th; guest=1", "th"],
  ["locale=ru; locale=de", "ru"],
  ["my-locale=de", undefined],
  ["theme=locale=de", undefined],
  ["locale=", ""],
])("browserCookie finds the locale in %j: %j", (cookie, expected) => {
  vi.stubGlobal("document", { cookie });
  expect(browserCookie("locale")).toBe(expected);
});
