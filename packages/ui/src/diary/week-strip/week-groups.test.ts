import { expect, it } from "vitest";
import type { Phase } from "../../foundation/phase/phase.ts";
import { weekGroups } from "./week-groups.ts";

const weeks = (...list: Phase[]) => list.map((phase, index) => ({ phase, id: index + 1 }));

it("puts neighbouring weeks of one phase into one group, in their order", () => {
  const groups = weekGroups(weeks("germination", "vegetative", "vegetative", "flowering"));
  expect(groups.map((group) => [group.phase, group.weeks.map((week) => week.id)])).toEqual([
    ["germination", [1]],
    ["vegetative", [2, 3]],
    ["flowering", [4]],
  ]);
});

it("gives a phase that comes back a group of its own", () => {
  // A plant put back to long days after flowering.
  const groups = weekGroups(weeks("flowering", "vegetative", "flowering"));
  expect(groups.map((group) => group.phase)).toEqual(["flowering", "vegetative", "flowering"]);
});

it("has no groups without weeks", () => {
  expect(weekGroups([])).toEqual([]);
});
