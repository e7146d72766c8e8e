import { expect, it } from "vitest";
import type { Phase } from "../../foundation/phase/phase.ts";
import { weekGroups } from "./week-groups.ts";

const weeks = (...list: Phase[]) => list.map((phase, index) => ({ phase, id: index + 1 }));

it("weekGroups groups adjacent weeks of one phase in order", () => {
  const groups = weekGroups(weeks("germination", "vegetative", "vegetative", "flowering"));
  expect(groups.map((group) => [group.phase, group.weeks.map((week) => week.id)])).toEqual([
    ["germination", [1]],
    ["vegetative", [2, 3]],
    ["flowering", [4]],
  ]);
});

it("weekGroups starts a new group when a phase recurs", () => {
  // A plant that returned to the vegetative phase after flowering.
  const groups = weekGroups(weeks("flowering", "vegetative", "flowering"));
  expect(groups.map((group) => group.phase)).toEqual(["flowering", "vegetative", "flowering"]);
});

it("weekGroups returns no groups without weeks", () => {
  expect(weekGroups([])).toEqual([]);
});
