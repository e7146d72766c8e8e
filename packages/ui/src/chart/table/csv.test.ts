import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

const lines = (csv: string) => csv.replace("\uFEFF", "").split("\r\n");

it("begins with the mark of UTF-8 and ends every line as the standard says", () => {
  expect(toCsv(["Strain", "n"], [["Лесной", 3]])).toBe("\uFEFFStrain,n\r\nЛесной,3\r\n");
});

it("quotes commas, quotes and line breaks", () => {
  expect(lines(toCsv(["a"], [["Base A, 1 l"], ['80" tent'], ["two\nlines"]]))).toEqual([
    "a",
    '"Base A, 1 l"',
    '"80"" tent"',
    '"two\nlines"',
    "",
  ]);
});

it("disarms what a spreadsheet would run", () => {
  expect(lines(toCsv(["a"], [["=1+1"], ["@cmd"], ["-2"], ["+3"]])).slice(1, 5)).toEqual([
    "'=1+1",
    "'@cmd",
    "'-2",
    "'+3",
  ]);
});

it("writes numbers with a point and below zero as they are, and leaves empty what is none", () => {
  expect(lines(toCsv(["a"], [[1.5], [-2], [null], [undefined], [Number.NaN]])).slice(1, 6)).toEqual([
    "1.5",
    "-2",
    "",
    "",
    "",
  ]);
});
