import { expect, it } from "vitest";
import { swipeStep } from "./swipe.ts";

it("goes on when the finger moves left and back when it moves right", () => {
  expect(swipeStep(-120, 10)).toBe(1);
  expect(swipeStep(120, -10)).toBe(-1);
});

it("does nothing on a short movement", () => {
  expect(swipeStep(-99, 0)).toBe(0);
});

it("takes a movement that is mostly up or down for scrolling", () => {
  expect(swipeStep(-120, 150)).toBe(0);
});
