import { expect, it } from "vitest";
import type { Phase } from "../../foundation/phase/phase.ts";
import { doseGround, stagesOf } from "./stages.ts";

const week = (id: number, phase: Phase, stage: string) => ({ id, name: String(id), phase, stage });

it("stagesOf joins adjacent weeks of one stage under one head", () => {
  expect(
    stagesOf([
      week(1, "germination", "Seedling"),
      week(2, "vegetative", "Vegetative, 18 h"),
      week(3, "vegetative", "Vegetative, 18 h"),
      week(4, "vegetative", "Transition"),
    ]),
  ).toEqual([
    { name: "Seedling", phase: "germination", length: 1 },
    { name: "Vegetative, 18 h", phase: "vegetative", length: 2 },
    { name: "Transition", phase: "vegetative", length: 1 },
  ]);
});

it("stagesOf separates stages of the same name that are not adjacent", () => {
  expect(
    stagesOf([week(1, "flowering", "Feed"), week(2, "harvest", "Flush"), week(3, "flowering", "Feed")]),
  ).toHaveLength(3);
  expect(stagesOf([])).toEqual([]);
});

it("doseGround darkens from 8 to 50 percent with the dose", () => {
  expect(doseGround(2, 2)).toBe(50);
  expect(doseGround(1, 2)).toBe(29);
  expect(doseGround(0.001, 2)).toBe(8);
  expect(doseGround(5, 2)).toBe(50);
  expect(doseGround(1, 0)).toBe(8);
});
