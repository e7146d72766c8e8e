import { describe, expect, it } from "vitest";
import { isOwnWrite } from "./origin-check.ts";

const own = ["https://grow.example"];
const base = { method: "POST", origin: undefined, fetchSite: undefined, host: "grow.example" };

describe("writes", () => {
  it("are taken from the site's own pages", () => {
    expect(isOwnWrite({ ...base, origin: "https://grow.example" }, own)).toBe(true);
    expect(isOwnWrite({ ...base, origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, own)).toBe(true);
  });

  it("are refused from other sites, other ports and hidden origins", () => {
    for (const origin of ["https://evil.example", "https://grow.example:8443", "null", ""]) {
      expect(isOwnWrite({ ...base, origin }, own)).toBe(false);
    }
  });

  it("are judged by the browser's own word where no origin is given", () => {
    expect(isOwnWrite({ ...base, fetchSite: "cross-site" }, own)).toBe(false);
    expect(isOwnWrite({ ...base, fetchSite: "same-site" }, own)).toBe(false);
    expect(isOwnWrite({ ...base, fetchSite: "same-origin" }, own)).toBe(true);
    expect(isOwnWrite(base, own)).toBe(true);
  });

  it("are not reads", () => {
    expect(isOwnWrite({ ...base, method: "GET", origin: "https://evil.example" }, own)).toBe(true);
  });
});
