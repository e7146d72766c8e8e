import { i18nFor } from "@grow/i18n";
import { expect, it } from "vitest";
import "../../locales/shell/catalog.ts";
import { weekState } from "./phase-words.ts";

it.each([
  [-1, "Week 1", "Week 1, germination"],
  [0, "Week 3", "Week 3, vegetative"],
  [1, "Week 11", "Week 11, flowering"],
  // Nobody needs to hear twice that it is the harvest.
  [2, "Harvest 16", "Harvest 16"],
] as const)("a week of phase %i is called with it: %s", (faza, week, state) => {
  expect(weekState(i18nFor("en"), week, faza)).toBe(state);
});
