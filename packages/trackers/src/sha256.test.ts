import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256Hex } from "./sha256.ts";

test("sha256Hex matches Node's hash for texts of any length and script", () => {
  for (const letters of ["a1b2", "ночь", "คืน", "🌱"]) {
    for (const length of [0, 1, 13, 55, 56, 63, 64, 65, 119, 120, 500]) {
      const text = [...letters.repeat(200)].slice(0, length).join("");
      expect(sha256Hex(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  }
});
