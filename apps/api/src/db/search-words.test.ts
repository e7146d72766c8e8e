import { describe, expect, it } from "vitest";
import { distance, foldText, typosIn, wordQuery, wordsOf } from "./search-words.ts";

describe("wordsOf", () => {
  it.each([
    ["Night.Plum, 2nd", ["night", "plum", "2nd"]],
    ["Söhne ÉTÉ Ёж", ["sohne", "ete", "еж"]],
    ["&|!():*'\\", []],
    ["\u{fdfa}".repeat(100), ["صلى", "الله", "عليه", "وسلمصلى", "الله", "عليه"]],
    ["ﷺ½", ["صلى", "الله", "عليه", "وسلم1", "2"]],
    ["x".repeat(100), ["x".repeat(60)]],
    ["a b c d e f g h", ["a", "b", "c", "d", "e", "f"]],
  ])("reads %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("splits Thai at word boundaries", () => {
    expect(wordsOf("สวนกลางคืน").length).toBeGreaterThan(1);
    expect(wordsOf("สวนกลางคืน").join("")).toBe("สวนกลางคืน");
  });
});

it("foldText folds letters that do not decompose", () => {
  expect(foldText("Straße Øl Łódź Ægir")).toBe("strasse ol lodz aegir");
});

it("wordQuery requires all words, and accepts alternatives of one", () => {
  expect(wordQuery(["nigth", "pl"], new Map([["nigth", ["night"]]]))).toBe(
    "('nigth':* | 'night') & ('pl':*)",
  );
});

it("distance counts a swapped pair of letters once", () => {
  expect(distance("nigth", "night")).toBe(1);
  expect(distance("lantrn", "lantern")).toBe(1);
  expect(distance("lntrn", "lantern")).toBe(2);
  expect(distance("plum", "plum")).toBe(0);
});

it("typosIn allows no typo in short words, numbers and Thai", () => {
  expect(["plu", "plum", "lantern", "2024", "สวนกลาง"].map(typosIn)).toEqual([0, 1, 2, 0, 0]);
});
