import { expect, it } from "vitest";
import { isPlainJson } from "./plain-json.ts";

it.each([
  [null],
  [undefined],
  [""],
  [0],
  [-1.5],
  [false],
  [[]],
  [{}],
  [Object.freeze({ list: [{ name: "a", none: undefined }, null] })],
  [Object.create(null)],
])("accepts %j", (value) => {
  expect(isPlainJson(value)).toBe(true);
});

class Named {
  name = "a";
}

it.each([
  ["a date", new Date(0)],
  ["a map", new Map()],
  ["a promise", Promise.resolve(1)],
  ["an error", new Error("a")],
  ["an object of a class", new Named()],
  ["what writes itself", { toJSON: () => "other" }],
  ["no number", Number.NaN],
  ["a number without end", Number.POSITIVE_INFINITY],
  ["a large integer", 5n],
  ["a function", () => 1],
  ["a sign of its own", Symbol("a")],
  ["a place in a list that has no value", [1, undefined]],
  ["a hole in a list", Array(2)],
])("rejects %s at any depth", (_, value) => {
  expect(isPlainJson(value)).toBe(false);
  expect(isPlainJson({ deep: [{ value }] })).toBe(false);
});
