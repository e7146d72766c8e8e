import { describe, expect, it } from "vitest";
import { type ComparedLine, lineComparer } from "./compare-lines.ts";

/** `-removed-`, `+added+`, `… 3` for lines left out. */
const written = (lines: readonly ComparedLine[]) =>
  lines.map((line) =>
    "skipped" in line
      ? `… ${line.skipped}`
      : line.pieces
          .map(({ text, change }) =>
            change === "same" ? text : change === "added" ? `+${text}+` : `-${text}-`,
          )
          .join(""),
  );
const compared = (before: string[], after: string[], lang = "en") => {
  const { lines, isCoarse } = lineComparer(lang)(before, after);
  return { lines: written(lines), isCoarse };
};
const many = (count: number, word: string) => Array.from({ length: count }, (_none, at) => `${word} ${at}`);

describe("lineComparer", () => {
  it("finds nothing in equal texts", () => {
    expect(compared(["A", "B"], ["A", "B"])).toEqual({ lines: [], isCoarse: false });
  });

  it("shows the words of a changed line", () => {
    expect(compared(["Dry it for ten days."], ["Dry it for fourteen days."]).lines).toEqual([
      "Dry it for -ten-+fourteen+ days.",
    ]);
  });

  it("finds words of Thai, which has no spaces between them", () => {
    expect(compared(["ตากแห้งสิบวัน"], ["ตากแห้งสิบสี่วัน"], "th").lines.join("")).toMatch(/^ตาก.*\+.+\+.*วัน$/);
  });

  it("shows added and removed lines, and one unchanged line on each side", () => {
    const text = many(9, "line");
    const lines = compared(text, [...text.slice(0, 4), "new", ...text.slice(4)]).lines;
    expect(lines).toEqual(["… 3", "line 3", "+new+", "line 4", "… 4"]);
    expect(compared([...text, "old"], text).lines).toEqual(["… 8", "line 8", "-old-"]);
  });

  it("shows a rewritten line whole, without single words that happen to be in both", () => {
    expect(
      compared(["The tent was too hot in June."], ["Mix two parts of soil, a handful of the rest."]).lines,
    ).toEqual(["-The tent was too hot in June.-", "+Mix two parts of soil, a handful of the rest.+"]);
  });

  it("keeps all of both texts, whatever changed", () => {
    const [before, after] = [
      ["a b c", "d e f", "g"],
      ["a c c", "x", "d e", "h"],
    ];
    const { lines } = lineComparer("en")(before, after);
    const side = (change: "added" | "removed") =>
      lines
        .flatMap((line) => ("pieces" in line ? line.pieces : []))
        .filter((piece) => piece.change !== (change === "added" ? "removed" : "added"));
    expect(
      side("removed")
        .map(({ text }) => text)
        .join(""),
    ).toBe(before.join(""));
    expect(
      side("added")
        .map(({ text }) => text)
        .join(""),
    ).toBe(after.join(""));
  });

  it("shows whole lines of texts that differ too much for words, and says so", () => {
    const words = (word: string) => [Array.from({ length: 2000 }, (_none, at) => `${word}${at}`).join(" ")];
    const { lines, isCoarse } = compared(words("a"), words("b"));
    expect(isCoarse).toBe(true);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^-a0 .*-$/);
  });

  it("shows two texts one below the other that share no lines", () => {
    const { lines, isCoarse } = compared(many(1200, "a"), many(1200, "b"));
    expect(isCoarse).toBe(true);
    expect(lines).toHaveLength(2400);
  });

  it("limits the words of all its texts together", () => {
    const compare = lineComparer("en");
    const text = (sign: string) =>
      Array.from({ length: 300 }, (_none, at) => (at % 3 === 0 ? `${sign}${at}` : `same${at}`)).join(" ");
    // Each has 100 removed and 100 added words.
    const found = Array.from({ length: 10 }, () => compare([text("a")], [text("b")]).isCoarse);
    expect(found).toEqual([...Array(7).fill(false), ...Array(3).fill(true)]);
  });
});
