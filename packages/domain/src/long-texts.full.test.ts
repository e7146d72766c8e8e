import { runWorstTexts } from "@grow/testing/worst-texts";
import { describe, test } from "vitest";
import { authorName, fillTitle, scoreWeek } from "./index.ts";
import { passwordProblem } from "./password/index.ts";
import { call, placesOf } from "./testing/exported-functions.ts";

describe("a long text takes a time that grows with its length", () => {
  test.each(placesOf("text", "any"))("%s", (_, name, { put }) => {
    runWorstTexts((text) => {
      try {
        call(name, put(text));
      } catch (error) {
        // Some take names only, and reject every other text.
        if (!(error instanceof TypeError)) throw error;
      }
    });
  });

  test.each<[name: string, run: (text: string) => unknown]>([
    [
      "a value of a title",
      (text) => fillTitle("{diaryname} | {title} – Grow", { diaryname: text, title: text }),
    ],
    ["the text of a week", (text) => scoreWeek({ faza: 0, text })],
    ["the name of a password's owner", (name) => passwordProblem("correct horse", { name })],
    ["the name of an author", (name) => authorName({ name })],
  ])("%s", (_, run) => {
    runWorstTexts(run);
  });
});
