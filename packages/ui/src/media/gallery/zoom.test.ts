import { describe, expect, it } from "vitest";
import { MAXIMUM_ZOOM, moveZoom, WHOLE, zoomBy } from "./zoom.ts";

const frame = { width: 400, height: 800 };
const picture = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };

describe("zooming", () => {
  it("keeps what lies under the point where it is", () => {
    // 100 px right of the middle lies a quarter of the picture; enlarged twice, it must still be there.
    const zoom = zoomBy(WHOLE, 2, { x: 100, y: 0 }, picture, frame);
    expect(zoom).toEqual({ scale: 2, x: -100, y: 0 });
    expect((100 - zoom.x) / zoom.scale).toBe(100);
  });

  it("ends at the whole picture and at five times", () => {
    expect(zoomBy(WHOLE, 0.5, middle, picture, frame)).toEqual(WHOLE);
    expect(zoomBy(WHOLE, 50, middle, picture, frame).scale).toBe(MAXIMUM_ZOOM);
  });

  it("brings the picture back to the middle with the last step out", () => {
    const near = zoomBy(WHOLE, 3, { x: 150, y: 0 }, picture, frame);
    expect(near.x).toBe(-300);
    expect(zoomBy(near, 0.1, middle, picture, frame)).toEqual(WHOLE);
  });

  it("takes no factor that is none", () => {
    for (const factor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(zoomBy(WHOLE, factor, middle, picture, frame)).toBe(WHOLE);
  });
});

describe("moving", () => {
  it("does nothing while the picture fits", () => {
    expect(moveZoom(WHOLE, 50, 50, picture, frame)).toEqual(WHOLE);
  });

  it("ends where the edge of the picture meets that of the frame", () => {
    const zoom = { scale: 2, x: 0, y: 0 };
    expect(moveZoom(zoom, 1000, 0, picture, frame).x).toBe(200);
    expect(moveZoom(zoom, -1000, 0, picture, frame).x).toBe(-200);
    // Twice 300 px are still lower than the frame: up and down there is nothing to see.
    expect(moveZoom(zoom, 0, 90, picture, frame).y).toBe(0);
  });

  it("takes no way that is none", () => {
    expect(moveZoom(WHOLE, Number.NaN, 0, picture, frame)).toBe(WHOLE);
  });
});
