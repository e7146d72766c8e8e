import { expect, it } from "vitest";
import { COUNTRY_CODES } from "./countries.ts";

it("COUNTRY_CODES has each of the 249 countries and territories once, and no other region", () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  expect(COUNTRY_CODES.filter((code) => !names.of(code))).toEqual([]);
  for (const other of ["XX", "ZZ", "EU", "de"]) expect(COUNTRY_CODES).not.toContain(other);
});
