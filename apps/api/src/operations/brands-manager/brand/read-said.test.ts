import { describe, expect, it } from "vitest";
import { excerpt } from "./read-said.ts";

describe("excerpt", () => {
  it.each([
    ["leaves a short text", "Roots fill the pot.", "Roots fill the pot."],
    ["leaves a text of exactly 140 characters", "a".repeat(140), "a".repeat(140)],
    ["ends at a whole word", `${"leaf ".repeat(27)}flattened out`, `${"leaf ".repeat(26)}leaf…`],
    [
      "ends with one ellipsis after a sentence",
      `${"leaf ".repeat(27)}fan. Flattened out`,
      `${"leaf ".repeat(27)}fan…`,
    ],
    ["cuts a text without spaces", "ก".repeat(200), `${"ก".repeat(140)}…`],
    ["counts a pair of surrogates as one character", "🌱".repeat(141), `${"🌱".repeat(140)}…`],
  ])("%s", (_case, text, short) => {
    expect(excerpt(text)).toBe(short);
  });
});
