import { describe, expect, it } from "vitest";
import { growersAddress, searchedName } from "./view.ts";

describe("searchedName", () => {
  it.each([
    ["", ""],
    ["?query=%20tess%20", "tess"],
    ["?query=@tess", "tess"],
    ["?query=a%00b", "a b"],
    [`?query=${"x".repeat(40)}`, "x".repeat(32)],
  ])("reads %s", (search, name) => {
    expect(searchedName(new URLSearchParams(search))).toBe(name);
  });
});

describe("growersAddress", () => {
  it("leaves out the defaults", () => {
    expect(growersAddress("", { language: "all", sort: "followers", page: 1 })).toBe("/growers");
    expect(growersAddress("", { language: "de", page: 2 })).toBe("/growers?language=de&page=2");
  });

  it("keeps the searched name", () => {
    expect(growersAddress("a&b", {})).toBe("/growers?query=a%26b");
    expect(growersAddress("tess", { sort: "new" })).toBe("/growers?sort=new&query=tess");
    expect(growersAddress("", { strains: "mine" })).toBe("/growers?strains=mine");
  });
});
