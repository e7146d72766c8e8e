import { runWorstTexts } from "@grow/testing/worst-texts";
import { describe, test } from "vitest";
import { monogram } from "../src/catalogue/card/monogram.ts";
import { toCsv } from "../src/chart/table/csv.ts";
import { proseParts } from "../src/foundation/prose/prose-parts.ts";
import { markMatch } from "../src/input/combobox/mark-match.ts";

describe("a long text takes a time that grows with its length", () => {
  test.each<[name: string, run: (text: string) => unknown]>([
    ["a cell of a table", (text) => toCsv(["name"], [[text]])],
    ["the text of an article", proseParts],
    ["the name of a monogram", monogram],
    ["an option of a combobox", (text) => markMatch(text, "a b")],
  ])("%s", (_, run) => {
    runWorstTexts(run);
  });
});
