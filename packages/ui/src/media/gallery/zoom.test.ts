import { describe, expect, it } from "vitest";
import { MAXIMUM_ZOOM, moveZoom, WHOLE, zoomBy } from "./zoom.ts";

const frame = { width: 400, height: 800 };
const picture = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };

describe("zoomBy", () => {
  it("keeps the point under the pointer in place", () => {
    // 100 px right of the centre is a quarter of the picture; at twice the size it must still be there.
    const zoom = zoomBy(WHOLE, 2, { x: 100, y: 0 }, picture, frame);
    expect(zoom).toEqual({ scale: 2, x: -100, y: 0 });
    expect((100 - zoom.x) / zoom.scale).toBe(100);
  });

  it("is limited to the whole picture and to five times", () => {
    expect(zoomBy(WHOLE, 0.5, middle, picture, frame)).toEqual(WHOLE);
    expect(zoomBy(WHOLE, 50, middle, picture, frame).scale).toBe(MAXIMUM_ZOOM);
  });

  it("returns the picture to the centre with the last step out", () => {
    const near = zoomBy(WHOLE, 3, { x: 150, y: 0 }, picture, frame);
    expect(near.x).toBe(-300);
    expect(zoomBy(near, 0.1, middle, picture, frame)).toEqual(WHOLE);
  });

  it("ignores an invalid factor", () => {
    for (const factor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(zoomBy(WHOLE, factor, middle, picture, frame)).toBe(WHOLE);
  });
});

describe("moveZoom", () => {
  it("does nothing while the picture fits", () => {
    expect(moveZoom(WHOLE, 50, 50, picture, frame)).toEqual(WHOLE);
  });

  it("stops where the picture's edge meets the frame's", () => {
    const zoom = { scale: 2, x: 0, y: 0 };
    expect(moveZoom(zoom, 1000, 0, picture, frame).x).toBe(200);
    expect(moveZoom(zoom, -1000, 0, picture, frame).x).toBe(-200);
    // At twice 300 px the picture is still lower than the frame, so it cannot move vertically.
    expect(moveZoom(zoom, 0, 90, picture, frame).y).toBe(0);
  });

  it("ignores an invalid distance", () => {
    expect(moveZoom(WHOLE, Number.NaN, 0, picture, frame)).toBe(WHOLE);
  });
});
