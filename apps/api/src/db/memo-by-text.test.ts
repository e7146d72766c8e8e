import { expect, test } from "vitest";
import { memoByText } from "./memo-by-text.ts";

function maker(most = 100) {
  let times = 0;
  const make = memoByText((text) => {
    times += 1;
    return { text, parts: [{ length: text.length }] };
  }, most);
  return { make, times: () => times };
}

test("memoByText returns the same object for the same text, made once", () => {
  const { make, times } = maker();
  expect(make("night plum")).toBe(make(["night", "plum"].join(" ")));
  expect(make("night plum ")).toEqual({ text: "night plum ", parts: [{ length: 11 }] });
  expect(times()).toBe(2);
});

test("memoByText freezes its results", () => {
  const thing = maker().make("night plum");
  expect(() => Object.assign(thing, { text: "mine" })).toThrow(TypeError);
  expect(() => thing.parts.push({ length: 1 })).toThrow(TypeError);
  expect(() => Object.assign(thing.parts[0] ?? {}, { length: 1 })).toThrow(TypeError);
});

test("memoByText keeps recently used texts, and evicts others", () => {
  const { make, times } = maker(3);
  make("often");
  for (let index = 0; index < 50; index += 1) {
    make(`once ${index}`);
    make("often");
  }
  expect(times()).toBe(51);
  make("once 0");
  expect(times()).toBe(52);
});

test("memoByText retries after a failure", () => {
  let isBroken = true;
  const make = memoByText((text) => {
    if (isBroken) throw new Error("broken");
    return { text };
  }, 10);
  expect(() => make("a")).toThrow("broken");
  isBroken = false;
  expect(make("a")).toEqual({ text: "a" });
});
