import { expect, it } from "vitest";
import { grownLeaflets } from "./grown-leaflets.ts";

it("grownLeaflets returns only the leaflet whose criterion has improved", () => {
  expect(grownLeaflets(["bad", "normal", "good"], ["normal", "normal", "good"])).toEqual([0]);
});

it("grownLeaflets returns none when a criterion got worse", () => {
  expect(grownLeaflets(["good", "good", "normal"], ["good", "bad", "normal"])).toEqual([]);
});

it("grownLeaflets returns all when the week becomes complete", () => {
  expect(grownLeaflets(["good", "normal", "good"], ["good", "good", "good"])).toEqual([0, 1, 2]);
});

it("grownLeaflets returns none when another phase changes the number of leaflets", () => {
  expect(grownLeaflets(["bad", "bad", "bad"], ["good", "good", "good", "good"])).toEqual([]);
});
