import { expect, test } from "vitest";
import { countryName } from "./countries.ts";

test("countryName names a country in the reader's language, and returns what is none", () => {
  expect([countryName("de", "AT"), countryName("en-tr", "AT")]).toEqual(["Österreich", "Austria"]);
  expect([countryName("en", "AUSTRIA"), countryName("en", "")]).toEqual(["AUSTRIA", ""]);
});
