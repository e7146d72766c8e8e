import { expect, it } from "vitest";
import { bandPath } from "./band-path.ts";

const edge = (place: number) => place * 10;
const y = (value: number) => 100 - value * 10;

it("bandPath draws ranges side by side, with a step between neighbours", () => {
  const bands = [
    [2, 1, 3],
    [1, 4, 5],
  ] as const;
  expect(bandPath(bands, edge, y)).toBe("M0 70H20V90H0ZM20 50H30V60H20Z");
});

it("bandPath returns an empty path without ranges", () => {
  expect(bandPath([], edge, y)).toBe("");
});
