import { formatsFor } from "@grow/i18n";
import { expect, it } from "vitest";
import { bytesWord, durationWord } from "./amounts.ts";

const formats = formatsFor("en");
const plain = (words: readonly string[]) => words.map((word) => word.replace("\u00a0", " "));

it("durationWord uses the unit that fits", () => {
  const lengths = [0, 212.4, 1000, 1940, 119_000, 120_000, 7_199_000, 7_200_000, 172_800_000];
  expect(plain(lengths.map((ms) => durationWord(formats, ms)))).toEqual([
    ...["0 ms", "212 ms", "1 s", "1.9 s", "119 s", "2 min", "120 min", "2 h", "2 d"],
  ]);
  expect(durationWord(formatsFor("de"), 1940)).toBe("1,9\u00a0s");
});

it("bytesWord uses the unit that fits", () => {
  const sizes = [12, 4200, 412_000_000, 11_240_000_000, 2_000_000_000_000];
  expect(plain(sizes.map((bytes) => bytesWord(formats, bytes)))).toEqual([
    ...["12 B", "4 kB", "412 MB", "11.2 GB", "2 TB"],
  ]);
});
