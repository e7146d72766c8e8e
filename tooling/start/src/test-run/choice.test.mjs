import { expect, test } from "vitest";
import { readChoice } from "./choice.mjs";

const stages = [{ keys: ["format"] }, { keys: ["types", "unit"] }];

test("without words all stages run", () => {
  expect([...readChoice([], stages)]).toEqual(["format", "types", "unit"]);
});

test("only the named stages run", () => {
  expect([...readChoice(["--only", "unit", "--only", "format"], stages)]).toEqual(["unit", "format"]);
});

test.each([[["--only"]], [["--only", "nothing"]], [["unit"]]])(
  "%j is refused with the stages there are",
  (args) => {
    expect(() => readChoice(args, stages)).toThrow("format, types, unit");
  },
);
