import { expect, test } from "vitest";
import { axisLabels } from "./axis-labels.ts";

test("axisLabels leaves four labels, evenly spaced, each in its place", () => {
  expect(axisLabels(["1", "2", "3"])).toEqual(["1", "2", "3"]);
  expect(axisLabels(["1", "2", "3", "4", "5", "6", "7"])).toEqual(["1", "", "3", "", "5", "", "7"]);
  const days = Array.from({ length: 90 }, (_, index) => String(index));
  expect(axisLabels(days).filter(Boolean)).toEqual(["0", "23", "46", "69"]);
});
