import { expect, it } from "vitest";
import type { Phase } from "../../foundation/phase/phase.ts";
import { type MiniWeek, miniRuns } from "./mini-strip.tsx";

const written = (phase: Phase, count: number): MiniWeek[] => Array.from({ length: count }, () => ({ phase }));

it("miniRuns merges adjacent written weeks of a phase", () => {
  const runs = miniRuns([...written("germination", 1), ...written("vegetative", 5)], undefined);
  expect(runs.map((run) => [run.phase, run.length])).toEqual([
    ["germination", 1],
    ["vegetative", 5],
  ]);
});

it("miniRuns separates the newest week, so that it can be framed", () => {
  const runs = miniRuns(written("flowering", 6), 3);
  expect(runs.map((run) => [run.length, run.isNewest])).toEqual([
    [3, false],
    [1, true],
    [2, false],
  ]);
});

it("miniRuns merges adjacent planned weeks, separate from the written ones", () => {
  const runs = miniRuns(
    [
      ...written("flowering", 2),
      { phase: "flowering", planned: true },
      { phase: "flowering", planned: true },
    ],
    1,
  );
  expect(runs.filter((run) => run.planned).map((run) => run.length)).toEqual([2]);
});

it("miniRuns covers every week", () => {
  const weeks = [
    ...written("germination", 2),
    ...written("vegetative", 7),
    ...written("flowering", 8),
    ...written("harvest", 1),
  ];
  for (let newest = 0; newest < weeks.length; newest += 1) {
    const total = miniRuns(weeks, newest).reduce((sum, run) => sum + run.length, 0);
    expect(total).toBe(weeks.length);
  }
});
