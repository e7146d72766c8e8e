import { expect, it } from "vitest";
import { axisTicks, place } from "./scale.ts";

it("encloses all values between at most four round ticks", () => {
  expect(axisTicks([1.24, 1.52, 1.2, 1.6])).toEqual([1.2, 1.4, 1.6]);
  expect(axisTicks([3, 97])).toEqual([0, 50, 100]);
  expect(axisTicks([8.2, 14.3])).toEqual([7.5, 10, 12.5, 15]);
});

it("never leaves a value outside and never draws more than four ticks", () => {
  for (let low = -20; low < 40; low += 3.7) {
    for (let span = 0; span < 3000; span = span * 1.9 + 0.3) {
      const ticks = axisTicks([low, low + span]);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks[0]).toBeLessThanOrEqual(low + 1e-9);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span - 1e-9);
    }
  }
});

it("gives a scale even to one value and to none", () => {
  expect(axisTicks([5.9]).length).toBeGreaterThanOrEqual(2);
  expect(axisTicks([])).toEqual([0, 1]);
});

it("places a value in proportion, and at the start when the scale has no length", () => {
  expect(place(5, 0, 10, 100, 200)).toBe(150);
  expect(place(5, 5, 5, 100, 200)).toBe(100);
});
