import { expect, test } from "vitest";
import { WrittenAnswers } from "./written-answers.ts";

const answer = (tag: string, bytes = 10) => ({ tag, keys: "", body: Buffer.alloc(bytes) });

test("an answer is found by who asks and by its tag", () => {
  const answers = new WrittenAnswers();
  answers.keep("7 /a", answer("one"));
  expect(answers.find("7 /a", "one")).toMatchObject({ tag: "one" });
  expect(answers.find("7 /a", "two")).toBeNull();
  expect(answers.find("8 /a", "one")).toBeNull();
});

test("of each address and reader only the last answer is kept", () => {
  const answers = new WrittenAnswers();
  answers.keep("7 /a", answer("one"));
  answers.keep("7 /a", answer("two"));
  expect(answers.find("7 /a", "one")).toBeNull();
  expect(answers.find("7 /a", "two")).not.toBeNull();
  expect(answers.size).toBe(1);
});

test("when there are too many, those that were asked for longest ago go", () => {
  const answers = new WrittenAnswers(1_000_000, 3);
  for (const asker of ["a", "b", "c"]) answers.keep(asker, answer("one"));
  answers.find("a", "one");
  answers.keep("d", answer("one"));
  expect(["a", "b", "c", "d"].filter((asker) => answers.find(asker, "one") !== null)).toEqual([
    "a",
    "c",
    "d",
  ]);
});

test("when they are too large, as many go as make room, and what was replaced takes none", () => {
  const answers = new WrittenAnswers(20_000);
  for (let n = 0; n < 50; n++) answers.keep("same", answer(`${n}`, 1000));
  expect(answers.size).toBe(1);
  for (let n = 0; n < 50; n++) answers.keep(`/${n}`, answer("one", 1000));
  expect(answers.size).toBeGreaterThan(8);
  expect(answers.size * 1000).toBeLessThan(20_000);
  expect(answers.find("/49", "one")).not.toBeNull();
});

test("one that would push out many others is not kept, nor what it replaces", () => {
  const answers = new WrittenAnswers(20_000);
  answers.keep("/a", answer("one"));
  answers.keep("/a", answer("two", 15_000));
  expect(answers.find("/a", "two")).toBeNull();
  expect(answers.size).toBe(0);
});
