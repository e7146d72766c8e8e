// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { choiceCookie } from "../request/cookies.ts";
import { storeLocaleCookie } from "./store-locale-cookie.ts";

afterEach(() => vi.restoreAllMocks());

/** A browser that writes cookies asynchronously, at the latest before they are read. */
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

it("writes the chosen language before the page reloads", () => {
  const jar = lateBrowser({ keeps: true });
  expect(storeLocaleCookie("de", undefined)).toBe(true);
  expect(jar.written).toBe("locale=de");
});

it("reports a browser that blocks cookies", () => {
  lateBrowser({ keeps: false });
  expect(storeLocaleCookie("de", undefined)).toBe(false);
});

it.each([
  ["http:", undefined],
  ["https:", undefined],
  ["https:", "grow.example"],
])("writes the same cookie as the server, over %s for the domain %s", (protocol, domain) => {
  let written = "";
  vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => {
    written = cookie;
  });
  vi.spyOn(window, "location", "get").mockReturnValue({ ...window.location, protocol } as Location);
  storeLocaleCookie("th", domain);
  const parts = (cookie: string) => cookie.split("; ").toSorted();
  expect(parts(written)).toEqual(
    parts(choiceCookie("locale", "th", { domain, isSecure: protocol === "https:" })),
  );
});
