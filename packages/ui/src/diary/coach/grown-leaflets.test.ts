import { expect, it } from "vitest";
import { grownLeaflets } from "./grown-leaflets.ts";

it("grows only the leaflet whose criterion has improved", () => {
  expect(grownLeaflets(["bad", "normal", "good"], ["normal", "normal", "good"])).toEqual([0]);
});

it("grows nothing when a criterion has become worse", () => {
  expect(grownLeaflets(["good", "good", "normal"], ["good", "bad", "normal"])).toEqual([]);
});

it("grows the whole leaf at the moment the week is complete", () => {
  expect(grownLeaflets(["good", "normal", "good"], ["good", "good", "good"])).toEqual([0, 1, 2]);
});

it("keeps still when another phase brings another number of leaflets", () => {
  expect(grownLeaflets(["bad", "bad", "bad"], ["good", "good", "good", "good"])).toEqual([]);
});
