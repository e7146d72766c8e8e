import { describe, expect, it } from "vitest";
import { canonicalSeedTags, SEED_TAGS } from "./seed-tags.ts";

describe("canonicalSeedTags", () => {
  it("sorts words by category", () => {
    expect(canonicalSeedTags(["thc-high", "citrus", "happy"])).toEqual(["happy", "citrus", "thc-high"]);
    expect(canonicalSeedTags([])).toEqual([]);
  });

  it.each(["high", "difficulty", "thc-none"])("refuses %s", (word) => {
    expect(canonicalSeedTags([word])).toBeUndefined();
  });

  it("has every word once", () => {
    expect(new Set(SEED_TAGS.map(({ tag }) => tag)).size).toBe(SEED_TAGS.length);
  });
});
