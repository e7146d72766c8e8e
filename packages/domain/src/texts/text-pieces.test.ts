import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mentionedNames, mentionTyped, textPieces } from "./index.ts";

/** What is not plain text, short. */
const marked = (text: string) =>
  textPieces(text).flatMap((piece) =>
    piece.kind === "text" ? [] : piece.kind === "mention" ? `@${piece.name}` : piece.href,
  );

describe("textPieces", () => {
  it.each([
    ["nothing special", []],
    ["", []],
    ["@marta", ["@marta"]],
    ["Thanks @marta!", ["@marta"]],
    ["Thanks @marta.k.", ["@marta.k"]],
    ["(@marta-k)", ["@marta-k"]],
    ["@a_b_c, @x1y", ["@a_b_c", "@x1y"]],
    ["ขอบคุณ@martaครับ", ["@marta"]],
    ["спасибо,@marta", ["@marta"]],
    ["mail grow@example.org", []],
    ["@@marta", []],
    ["@12", []],
    ["@123 is a number", []],
    ["@ab is too short", []],
    ["@___ has no letter", []],
    ["see https://example.org/tent.", ["https://example.org/tent"]],
    ["(https://example.org/a_(b))", ["https://example.org/a_(b)"]],
    ["https://example.org/@marta", ["https://example.org/@marta"]],
    ["www.example.org, really", ["https://www.example.org"]],
    ["http://example.org:8080/?a=1&b=2#c", ["http://example.org:8080/?a=1&b=2#c"]],
    ["https://пример.рф/сад", ["https://пример.рф/сад"]],
    ["javascript:alert(1)", []],
    ["https://localhost", []],
    ["https://", []],
    ['<a href="https://example.org">', ["https://example.org"]],
    ["https://user@example.org/", []],
  ])("finds in %j the pieces %j", (text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  it("keeps every character", () => {
    const words = fc.constantFrom(
      "@marta",
      "https://example.org/a",
      "www.",
      " ",
      ".",
      "@",
      "ครับ",
      "(",
      ")",
      "\n",
    );
    const texts = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(words).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(
          textPieces(text)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });

  it("links only to http and https", () => {
    const words = fc.constantFrom(
      "https://",
      "http://",
      "www.",
      "javascript:",
      "example",
      ".org",
      "@",
      "/",
      "data:",
      " ",
    );
    fc.assert(
      fc.property(
        fc.array(words).map((list) => list.join("")),
        (text) => {
          for (const piece of textPieces(text)) {
            if (piece.kind === "link") expect(new URL(piece.href).protocol).toMatch(/^https?:$/);
          }
        },
      ),
    );
  });
});

describe("mentionedNames", () => {
  it("names each grower once, in lower case", () => {
    expect(mentionedNames("@Marta @marta @tessellate")).toEqual(["marta", "tessellate"]);
  });

  it("ends after 20", () => {
    const text = Array.from({ length: 30 }, (_none, index) => `@grower${index}`).join(" ");
    expect(mentionedNames(text)).toHaveLength(20);
  });
});

describe("mentionTyped", () => {
  it.each([
    ["ask @mar", 8, { start: 4, letters: "mar" }],
    ["ask @mar", 6, { start: 4, letters: "m" }],
    ["@m", 2, { start: 0, letters: "m" }],
    ["a\n@mar.k", 8, { start: 2, letters: "mar.k" }],
    ["ask @", 5, null],
    ["ask mar", 7, null],
    ["grow@mar", 8, null],
    ["@mar ", 5, null],
    [`@${"a".repeat(33)}`, 34, null],
  ])("reads %j at %i as %j", (text, caret, expected) => {
    expect(mentionTyped(text, caret)).toEqual(expected);
  });
});
