import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

const lines = (csv: string) => csv.replace("\uFEFF", "").split("\r\n");

it("toCsv starts with a byte order mark and ends every line with CRLF", () => {
  expect(toCsv(["Strain", "n"], [["Лесной", 3]])).toBe("\uFEFFStrain,n\r\nЛесной,3\r\n");
});

it("toCsv quotes commas, quotes and line breaks", () => {
  expect(lines(toCsv(["a"], [["Base A, 1 l"], ['80" tent'], ["two\nlines"]]))).toEqual([
    "a",
    '"Base A, 1 l"',
    '"80"" tent"',
    '"two\nlines"',
    "",
  ]);
});

it("toCsv disarms formulas", () => {
  expect(lines(toCsv(["a"], [["=1+1"], ["@cmd"], ["-2"], ["+3"]])).slice(1, 5)).toEqual([
    "'=1+1",
    "'@cmd",
    "'-2",
    "'+3",
  ]);
});

it("toCsv disarms formulas after the separators of other spreadsheets", () => {
  expect(lines(toCsv(["a"], [["Dry;=1+1"], ["Base\t@x"], [" =2"], ["Base - 1 l"]])).slice(1, 5)).toEqual([
    '"Dry;\'=1+1"',
    '"Base\t\'@x"',
    " '=2",
    "Base - 1 l",
  ]);
});

it("toCsv writes numbers with a decimal point and a minus sign, and leaves missing values empty", () => {
  expect(lines(toCsv(["a"], [[1.5], [-2], [null], [undefined], [Number.NaN]])).slice(1, 6)).toEqual([
    "1.5",
    "-2",
    "",
    "",
    "",
  ]);
});
