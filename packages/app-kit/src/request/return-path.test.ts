import { describe, expect, it } from "vitest";
import { safeReturnPath, signInPath } from "./return-path.ts";

describe("safeReturnPath", () => {
  it("accepts a path of this site with its query", () => {
    expect(safeReturnPath("/diaries/edit/new?from=home#top")).toBe("/diaries/edit/new?from=home#top");
  });

  it("accepts an absolute URL only of an allowed origin", () => {
    const allowed = ["https://brands.grow.example"];
    expect(safeReturnPath("https://brands.grow.example/brands-manager", allowed)).toBe(
      "https://brands.grow.example/brands-manager",
    );
    expect(safeReturnPath("https://brands.grow.example.evil.example/", allowed)).toBe("/");
    expect(safeReturnPath("https://user@brands.grow.example/", allowed)).toBe("/");
    expect(safeReturnPath("http://brands.grow.example/", allowed)).toBe("/");
  });

  it.each([
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "https://evil.example/",
    "evil",
    "",
    `/${"a".repeat(3000)}`,
    "/.//evil.example",
    null,
    undefined,
  ])("returns the home page instead of %j", (wanted) => {
    expect(safeReturnPath(wanted)).toBe("/");
  });

  it("survives the way to the sign-in page and back", () => {
    const path = signInPath("/explore/indoor?page=2&sort=new");
    const back = new URL(path, "http://here.example").searchParams.get("return_path");
    expect(safeReturnPath(back)).toBe("/explore/indoor?page=2&sort=new");
  });
});
