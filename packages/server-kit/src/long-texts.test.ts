import { runWorstTexts } from "@grow/testing/worst-texts";
import { describe, test } from "vitest";
import { addressKey } from "./address-key.ts";
import { presentHtml, sanitiseHtml } from "./safe-html.ts";
import { showsNothing, withoutDirection } from "./visible-text.ts";

describe("a long text takes a time that grows with its length", () => {
  test.each<[name: string, run: (text: string) => unknown]>([
    ["addressKey", addressKey],
    ["presentHtml", presentHtml],
    ["sanitiseHtml", sanitiseHtml],
    ["showsNothing", showsNothing],
    ["withoutDirection", withoutDirection],
  ])("%s", (_, run) => {
    // The longest text of the contract.
    runWorstTexts(run, 200_000);
  });
});
