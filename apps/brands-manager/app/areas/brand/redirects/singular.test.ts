import { describe, expect, it } from "vitest";
import { pluralTail } from "./singular.ts";

describe("pluralTail", () => {
  it("swaps the segments of banner editors and keeps every other tail", () => {
    expect(pluralTail("banners/box/edit/7")).toBe("banners/edit/box/7");
    expect(pluralTail("banners/cpm/edit/new")).toBe("banners/edit/cpm/new");
    expect(pluralTail("banners/header/edit/7")).toBe("banners/edit/header/7");
    expect(pluralTail("banners/sidebar/edit/7")).toBe("banners/sidebar/edit/7");
    expect(pluralTail("products")).toBe("products");
    expect(pluralTail("")).toBe("");
  });
});
