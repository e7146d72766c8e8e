import { describe, expect, it } from "vitest";
import { postParam } from "./post-param.ts";

describe("postParam", () => {
  it.each(["slow-drying", "5", "tags-explained", "Slow.Drying_2"])("takes %s", (text) => {
    expect(postParam(text)).toBe(text);
  });

  it.each([
    "voting",
    "votes",
    "tag",
    "tags",
    "category",
    "careers",
    "",
    "-a",
    "a b",
    "a/b",
    "x".repeat(121),
    undefined,
  ])("does not take %j", (text) => {
    expect(postParam(text)).toBeUndefined();
  });
});
