import { describe, expect, it } from "vitest";
import { FULL_SIDE, scaledSize } from "./scaled-size.ts";

describe("the size in which a photo travels", () => {
  it.each([
    [4000, 3000, 2560, 1920],
    [3000, 4000, 1920, 2560],
    [2561, 2561, 2560, 2560],
  ])("of %i × %i is %i × %i", (width, height, toWidth, toHeight) => {
    expect(scaledSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
  });

  it("is its own where no side is too long", () => {
    expect(scaledSize({ width: 2560, height: 12 })).toEqual({ width: 2560, height: 12 });
    expect(scaledSize({ width: 1, height: 1 })).toEqual({ width: 1, height: 1 });
  });

  it("of one in full size is what the server keeps of it", () => {
    expect(scaledSize({ width: 4000, height: 3000 }, FULL_SIDE)).toEqual({ width: 4000, height: 3000 });
    expect(scaledSize({ width: 8192, height: 6144 }, FULL_SIDE)).toEqual({ width: 4096, height: 3072 });
  });

  it("never loses a side", () => {
    expect(scaledSize({ width: 20_000, height: 2 })).toEqual({ width: 2560, height: 1 });
  });
});
