import { expect, it } from "vitest";
import { markMatch } from "./mark-match.ts";

it("finds the query whatever the case and keeps the name's own letters", () => {
  expect(markMatch("Night Plum", "night")).toEqual(["", "Night", " Plum"]);
  expect(markMatch("Old Night", "NIGHT")).toEqual(["Old ", "Night", ""]);
});

it("marks nothing when the query is empty or not in the name", () => {
  expect(markMatch("Night Plum", "")).toEqual(["Night Plum", "", ""]);
  expect(markMatch("Night Plum", "harbour")).toEqual(["Night Plum", "", ""]);
});
