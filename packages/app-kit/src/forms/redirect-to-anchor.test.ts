import { describe, expect, it } from "vitest";
import { redirectToAnchor } from "./redirect-to-anchor.ts";

describe("redirectToAnchor", () => {
  it("redirects with 303 to the element", () => {
    const { status, headers } = redirectToAnchor("/grow-questions/40?answers=new", "solution-7");
    expect([status, headers.get("location")]).toEqual([303, "/grow-questions/40?answers=new#solution-7"]);
  });

  it("has the page loaded again where only the fragment changes", () => {
    expect(redirectToAnchor("/grow-questions/40", "solution-7").headers.has("x-remix-revalidate")).toBe(true);
  });
});
