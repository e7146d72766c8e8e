import { describe, expect, it, vi } from "vitest";
import { DerivedCache } from "./derived-cache.ts";
import { frozen } from "./frozen.ts";

const answers = () => [frozen({ name: "Plum" }), frozen({ items: [] })] as const;

describe("a value derived from two responses", () => {
  it("is computed once while they are the same objects", () => {
    const pages = new DerivedCache<{ title: string }>();
    const both = answers();
    const make = vi.fn(() => ({ title: both[0].name }));
    expect(pages.of(both, "en", make)).toBe(pages.of(both, "en", make));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("is computed again for another response or another key", () => {
    const pages = new DerivedCache<object>();
    const [one, other] = answers();
    const [another, last] = answers();
    const make = vi.fn(() => ({}));
    pages.of([one, other], "en", make);
    pages.of([one, last], "en", make);
    pages.of([another, other], "en", make);
    pages.of([one, other], "de", make);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it("is frozen", () => {
    const made = new DerivedCache<{ list: number[] }>().of(answers(), "en", () => ({ list: [1] }));
    expect(() => made.list.push(2)).toThrow(TypeError);
  });

  it("is computed each time for responses that are not cached", () => {
    const pages = new DerivedCache<object>();
    const [one, other] = answers();
    const make = vi.fn(() => ({}));
    for (const pair of [
      [{ ...one }, other],
      [one, { ...other }],
    ] as const) {
      pages.of(pair, "en", make);
      pages.of(pair, "en", make);
    }
    expect(make).toHaveBeenCalledTimes(4);
  });

  it("is evicted when one pair has too many variants", () => {
    const pages = new DerivedCache<object>();
    const both = answers();
    const first = pages.of(both, "0", () => ({}));
    for (let variant = 1; variant <= 20; variant += 1) pages.of(both, String(variant), () => ({}));
    expect(pages.of(both, "0", () => ({}))).not.toBe(first);
  });
});
