import { describe, expect, it } from "vitest";
import { isOrigin } from "./is-origin.ts";

describe("isOrigin", () => {
  it.each(["https://grow.example", "https://grow.example/", "http://localhost:3000"])(
    "accepts %s",
    (text) => {
      expect(isOrigin(text)).toBe(true);
    },
  );

  it.each([
    "grow.example",
    "ftp://grow.example",
    "https://grow.example/site",
    "https://grow.example/site/",
    "https://grow.example/?a",
    "https://grow.example#a",
    "https://user@grow.example",
  ])("refuses %s", (text) => {
    expect(isOrigin(text)).toBe(false);
  });
});
