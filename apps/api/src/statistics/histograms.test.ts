import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleOf } from "./histograms.ts";

const spread = (n: number, p5: number, p95: number) => ({
  ...{ n, p5, p95 },
  ...{ q1: p5, median: (p5 + p95) / 2, q3: p95, p90: p95 },
});

describe("scaleOf", () => {
  it("makes more bins of more growers, with round bounds", () => {
    expect(scaleOf(spread(5, 54, 74))).toEqual({ from: 50, step: 5, bins: 5 });
    expect(scaleOf(spread(184, 54, 74))).toEqual({ from: 54, step: 2, bins: 11 });
    expect(scaleOf(spread(60, 0.61, 1.7))).toEqual({ from: 0.6, step: 0.2, bins: 6 });
  });

  it("places a single value between empty bins", () => {
    expect(scaleOf(spread(5, 63, 63))).toEqual({ from: 50, step: 5, bins: 5 });
    expect(scaleOf(spread(5, 0, 0))).toMatchObject({ from: 0, bins: 5 });
  });

  it("begins at or below the lower percentile, however wide the step", () => {
    expect(scaleOf(spread(5, 299_999.9, 799_000))).toMatchObject({ from: 200_000, step: 100_000 });
  });

  it("covers the range between the percentiles in at most 15 bins, whatever they are", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        (n, a, b) => {
          const [p5, p95] = [Math.min(a, b) / 1000, Math.max(a, b) / 1000];
          const { from, step, bins } = scaleOf(spread(n, p5, p95));
          expect(step).toBeGreaterThan(0);
          expect(bins).toBeLessThanOrEqual(15);
          expect(from).toBeLessThanOrEqual(p5 + 1e-6);
          expect(from + bins * step).toBeGreaterThan(p95);
        },
      ),
    );
  });
});
