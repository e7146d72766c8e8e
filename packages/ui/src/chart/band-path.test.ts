import { expect, it } from "vitest";
import { bandPath } from "./band-path.ts";

const edge = (place: number) => place * 10;
const y = (value: number) => 100 - value * 10;

it("draws ranges side by side, with a step where one passes into the next", () => {
  const bands = [
    [2, 1, 3],
    [1, 4, 5],
  ] as const;
  expect(bandPath(bands, edge, y)).toBe("M0 70H20V90H0ZM20 50H30V60H20Z");
});

it("draws nothing where there is none", () => {
  expect(bandPath([], edge, y)).toBe("");
});
