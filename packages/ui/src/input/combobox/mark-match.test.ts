import { expect, it } from "vitest";
import { markMatch } from "./mark-match.ts";

it("markMatch ignores case and keeps the name's own letters", () => {
  expect(markMatch("Night Plum", "night")).toEqual(["", "Night", " Plum"]);
  expect(markMatch("Old Night", "NIGHT")).toEqual(["Old ", "Night", ""]);
});

it("markMatch marks nothing when the query is empty or not in the name", () => {
  expect(markMatch("Night Plum", "")).toEqual(["Night Plum", "", ""]);
  expect(markMatch("Night Plum", "harbour")).toEqual(["Night Plum", "", ""]);
});
