import { expect, it } from "vitest";
import { bannerWeight } from "./banner-weight.ts";

it.each([
  ["with all views left for 10 days", { limit: 1000, used: 0, days: 10 }, 100],
  ["with half of them", { limit: 1000, used: 500, days: 10 }, 50],
  ["with half of them on the last day", { limit: 1000, used: 500, days: 1 }, 500],
  ["without a limit", { limit: null, used: 90_000, days: 30 }, 33],
  ["above its limit", { limit: 1000, used: 1200, days: 10 }, 1],
  ["of a plan without views", { limit: 0, used: 0, days: 0 }, 1],
])("a banner %s has the weight of its daily share", (_name, remaining, weight) => {
  expect(bannerWeight(remaining)).toBe(weight);
});
