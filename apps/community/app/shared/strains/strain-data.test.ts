import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { spreadBins } from "./spread-bins.ts";
import { rangeOf, strainFacts } from "./strain-data.ts";

const NOTHING: Schema<"SeedFacts"> = {
  ...{ seed_type: null, indica: null, sativa: null, ruderalis: null, thc_min: null, thc_max: null },
  ...{ cbd_min: null, cbd_max: null, flowering_days_min: null, flowering_days_max: null },
  ...{ height_min: null, height_max: null },
};

describe("strainFacts", () => {
  it("names the kind that has more than 60%, else a hybrid", () => {
    const genes = (facts: Partial<Schema<"SeedFacts">>) => strainFacts({ ...NOTHING, ...facts }).genes;
    expect(genes({})).toBeNull();
    expect(genes({ indica: 70, sativa: 30 })).toBe("indica");
    expect(genes({ indica: 40, sativa: 60 })).toBe("hybrid");
    expect(genes({ sativa: 80, indica: 20 })).toBe("sativa");
  });

  it("shows one known end of a range as the whole range", () => {
    expect(rangeOf(56, null)).toEqual([56, 56]);
    expect(rangeOf(24, 21)).toEqual([21, 24]);
    expect(rangeOf(null, null)).toBeNull();
  });
});

describe("spreadBins", () => {
  it("puts the median in the marked bin and nine tenths of the harvests in all", () => {
    const { bins, at } = spreadBins({ n: 100, p5: 0, q1: 2, median: 4, q3: 6, p90: 7, p95: 8 });
    expect(bins).toHaveLength(8);
    expect(at).toBe(4);
    expect(Math.round(bins.reduce((sum, bin) => sum + bin, 0))).toBe(90);
  });

  it("draws one bin when all harvests are equal", () => {
    expect(spreadBins({ n: 5, p5: 1, q1: 1, median: 1, q3: 1, p90: 1, p95: 1 })).toEqual({
      bins: [5],
      at: 0,
    });
  });
});
