import { expect, it } from "vitest";
import { axisTicks, place } from "./scale.ts";

it("axisTicks encloses all values in at most four round ticks", () => {
  expect(axisTicks([1.24, 1.52, 1.2, 1.6])).toEqual([1.2, 1.4, 1.6]);
  expect(axisTicks([3, 97])).toEqual([0, 50, 100]);
  expect(axisTicks([8.2, 14.3])).toEqual([7.5, 10, 12.5, 15]);
});

it("axisTicks never leaves a value outside and never returns more than four ticks", () => {
  for (let low = -20; low < 40; low += 3.7) {
    for (let span = 0; span < 3000; span = span * 1.9 + 0.3) {
      const ticks = axisTicks([low, low + span]);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks[0]).toBeLessThanOrEqual(low + 1e-9);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span - 1e-9);
    }
  }
});

it("axisTicks returns a scale even for one value or none", () => {
  expect(axisTicks([5.9]).length).toBeGreaterThanOrEqual(2);
  expect(axisTicks([])).toEqual([0, 1]);
});

it("place interpolates linearly, and returns the start for a scale without length", () => {
  expect(place(5, 0, 10, 100, 200)).toBe(150);
  expect(place(5, 5, 5, 100, 200)).toBe(100);
});
