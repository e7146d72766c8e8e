import { i18nFor } from "@grow/i18n";
import { expect, it } from "vitest";
import "../../locales/catalog.ts";
import { weekState } from "./phase-words.ts";

it.each([
  [-1, "week1", "Week 1, germination"],
  [0, "week3", "Week 3, vegetative"],
  [1, "week11", "Week 11, flowering"],
  [2, "harvest16", "Harvest"],
  [0, "week", "Vegetative"],
] as const)("weekState names phase %i with week %s", (faza, key, state) => {
  expect(weekState(i18nFor("en"), key, faza)).toBe(state);
});
