import { expect, test } from "vitest";
import { requirementsOf } from "./requirements.mjs";
import { stages } from "./stages.mjs";

/** @param {string[]} wanted */
const names = (...wanted) => requirementsOf(new Set(wanted)).map(({ name }) => name);

test("nginx and Redis are needed only when the cluster runs", () => {
  expect(names("unit", "journeys")).not.toContain("nginx");
  expect(names("unit", "journeys")).not.toContain("Redis");
  expect(names("cluster")).toEqual(expect.arrayContaining(["nginx", "Redis"]));
});

test("the stages of requirements exist", () => {
  const keys = stages.map(({ key }) => key);
  const named = requirementsOf(new Set(keys)).flatMap((requirement) => requirement.stages ?? []);
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
});
