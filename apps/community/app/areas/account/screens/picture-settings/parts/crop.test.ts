import { describe, expect, it } from "vitest";
import { cropOf, frameOf } from "./crop.ts";

describe("cropOf", () => {
  it("takes the middle of the shorter side at first", () => {
    expect(cropOf(1200, 800, { zoom: 0, x: 50, y: 50 })).toEqual({ x: 200, y: 0, size: 800 });
  });

  it("stays within the picture at every edge and zoom", () => {
    for (const zoom of [0, 50, 100])
      for (const x of [0, 100])
        for (const y of [0, 100]) {
          const crop = cropOf(1001, 667, { zoom, x, y });
          expect(crop.x + crop.size).toBeLessThanOrEqual(1001);
          expect(crop.y + crop.size).toBeLessThanOrEqual(667);
          expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
        }
  });

  it("never cuts out less than 32 pixels", () => {
    expect(cropOf(40, 40, { zoom: 100, x: 0, y: 0 }).size).toBe(32);
  });
});

it("frameOf scales the crop to the preview", () => {
  expect(frameOf(1200, 800, { zoom: 0, x: 50, y: 50 })).toEqual({
    width: "150%",
    height: "100%",
    left: "-25%",
    top: "0%",
  });
});
