import { describe, expect, test } from "vitest";
import type { PictureSpec } from "./picture-spec.ts";
import { PictureSpecError, parsePictureSpec, writePictureSpec } from "./picture-spec-json.ts";
import { placeholderColour } from "./placeholder-colour.ts";

const specs: PictureSpec[] = [
  { kind: "plant", seed: 7, hue: 96, phase: "germination", week: 1.4, medium: "paper", frame: "cover" },
  {
    kind: "plant",
    seed: 7,
    hue: 290,
    phase: "flowering",
    week: 6,
    setting: "tent",
    view: "bud",
    shot: 2,
    flaws: { mould: 0.4, droop: 0.1 },
    training: "lst",
    habit: "tall",
    weeksOfGrowth: 6,
  },
  { kind: "plant", seed: 7, hue: 290, phase: "harvest", week: 1, setting: "outdoor", view: "jar" },
  { kind: "product", seed: 3, shape: "bottle", hue: 12 },
  { kind: "product", seed: 3, shape: "bottle", hue: 12, frame: "box" },
  { kind: "avatar", seed: 9 },
  { kind: "logo", seed: 9, hue: 12, initials: "NS" },
];

describe("a stored picture spec", () => {
  test.each(specs)("is parsed as it was written: $kind $phase", (spec) => {
    expect(parsePictureSpec(writePictureSpec(spec))).toEqual(spec);
    expect(parsePictureSpec(JSON.parse(writePictureSpec(spec)))).toEqual(spec);
  });

  test("is the same text in any order of its fields", () => {
    expect(writePictureSpec({ seed: 3, hue: 12, shape: "bottle", kind: "product" })).toBe(
      writePictureSpec({ kind: "product", shape: "bottle", hue: 12, seed: 3 }),
    );
  });

  test.each([
    ["kind", { kind: "cat", seed: 1 }],
    ["seed", { kind: "avatar", seed: 0 }],
    ["hue", { kind: "logo", seed: 1, initials: "A" }],
    ["initials", { kind: "logo", seed: 1, hue: 2, initials: "abc" }],
    ["view", { kind: "plant", seed: 1, hue: 2, week: 1, phase: "vegetative", setting: "tent", view: "bud" }],
    [
      "mould",
      {
        kind: "plant",
        seed: 1,
        hue: 2,
        week: 1,
        phase: "vegetative",
        setting: "tent",
        view: "whole",
        flaws: { mould: 3 },
      },
    ],
    ["setting", { kind: "plant", seed: 1, hue: 2, week: 1, phase: "harvest", view: "jar" }],
    ["not JSON", "{"],
    ["not an object", "[]"],
  ])("is rejected with the name of the invalid field: %s", (word, stored) => {
    expect(() => parsePictureSpec(stored)).toThrow(PictureSpecError);
    expect(() => parsePictureSpec(stored)).toThrow(word);
  });

  test.each(specs)("has a placeholder colour: $kind $phase", (spec) => {
    expect(placeholderColour(spec)).toMatch(/^#[0-9a-f]{6}$/);
  });
});
