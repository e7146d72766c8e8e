import { describe, expect, it } from "vitest";
import { cacheView } from "./view.ts";

describe("the list of cached pages", () => {
  it("has URL and variant of each, most used first", () => {
    const view = cacheView(
      [
        { key: "/explore en system metric", age: 1999, size: 2100, hits: 3 },
        { key: "/?lang=de de dark english asked", age: 100, size: 900, hits: 8 },
      ],
      3000,
      true,
    );
    expect(view.rows).toEqual([
      {
        key: "/?lang=de de dark english asked",
        path: "/?lang=de",
        variant: "de, dark, english, asked",
        age: 0,
        size: 900,
        hits: 8,
      },
      {
        key: "/explore en system metric",
        path: "/explore",
        variant: "en, system, metric",
        age: 1,
        size: 2100,
        hits: 3,
      },
    ]);
  });
});
