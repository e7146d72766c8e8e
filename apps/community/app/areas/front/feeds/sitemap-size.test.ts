import { describe, expect, it } from "vitest";
import { fileNumber, filesFor, findFileCount } from "./sitemap-size.ts";

describe("the files of the sitemap", () => {
  it.each([
    [0, 0],
    [1, 1],
    [500, 1],
    [501, 2],
  ])("%i diaries take %i", (total, files) => {
    expect(filesFor(total)).toBe(files);
  });

  it.each([20, 21, 39, 40, 41, 200, 1999, 2000, 5000])(
    "finds that there are %i where only the first 20 are counted",
    async (files) => {
      const asked: number[] = [];
      const found = await findFileCount(20, async (file) => {
        asked.push(file);
        return file <= files;
      });
      expect(found).toBe(Math.min(2000, files));
      expect(asked.length).toBeLessThan(20);
    },
  );

  it("has no file of a number that is none", () => {
    expect(["1", "2000"].map(fileNumber)).toEqual([1, 2000]);
    expect(["0", "01", "2001", "99999", "x", "", undefined].map(fileNumber)).toEqual(
      Array.from({ length: 7 }, () => undefined),
    );
  });
});
