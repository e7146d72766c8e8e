import { describe, expect, it } from "vitest";
import { isOwnWrite } from "./origin-check.ts";

const own = ["https://grow.example"];
const base = { method: "POST", origin: undefined, fetchSite: undefined, target: "https://grow.example" };

describe("isOwnWrite", () => {
  it("accepts writes from the site's own pages", () => {
    expect(isOwnWrite({ ...base, origin: "https://grow.example" }, own)).toBe(true);
    expect(
      isOwnWrite({ ...base, origin: "http://127.0.0.1:3000", target: "http://127.0.0.1:3000" }, own),
    ).toBe(true);
  });

  it.each(["https://evil.example", "https://grow.example:8443", "http://grow.example", "null", ""])(
    "rejects writes from %j",
    (origin) => {
      expect(isOwnWrite({ ...base, origin }, own)).toBe(false);
    },
  );

  it("goes by Sec-Fetch-Site when there is no Origin", () => {
    expect(isOwnWrite({ ...base, fetchSite: "cross-site" }, own)).toBe(false);
    expect(isOwnWrite({ ...base, fetchSite: "same-site" }, own)).toBe(false);
    expect(isOwnWrite({ ...base, fetchSite: "same-origin" }, own)).toBe(true);
    expect(isOwnWrite(base, own)).toBe(true);
  });

  it("accepts reads from anywhere", () => {
    expect(isOwnWrite({ ...base, method: "GET", origin: "https://evil.example" }, own)).toBe(true);
  });
});
