import { expect, it } from "vitest";
import { parseRange } from "./byte-range.ts";

it.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=990-5000", { start: 990, end: 999 }],
  ["bytes=999-999", { start: 999, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-1", undefined],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  ["lines=0-1", undefined],
  [undefined, undefined],
])("parseRange reads %s of a thousand bytes as %o", (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});
