import { describe, expect, it } from "vitest";
import { countedViews } from "./counted-views.ts";

const { page, target } = countedViews;

describe("counted views of articles", () => {
  it.each(["/journal/slow-drying", "/journal/slow-drying/", "/journal/voting-results-2026"])(
    "include %s",
    (path) => {
      expect(target(page.exec(path)?.[1] ?? "")).toBe(`/api/blogs/${path.split("/")[2]}/impressions`);
    },
  );

  it.each([
    "/journal",
    "/journal/voting",
    "/journal/voting/3",
    "/journal/careers",
    "/journal/tags/drying",
    "/journal/category/harvest",
    "/journal/slow drying",
    "/grow-journals/3",
  ])("do not include %s", (path) => {
    expect(page.test(path)).toBe(false);
  });
});
