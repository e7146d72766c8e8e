import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { publishedText } from "./compatibility/accept.ts";
import { breaksBetween } from "./compatibility/breaks.ts";
import { asNode, publishedOf } from "./compatibility/published.ts";
import { document } from "./testing/document.ts";

const text = readFileSync(resolve(import.meta.dirname, "../published.json"), "utf8");
const before = asNode(JSON.parse(text));

test("no implemented operation has a breaking change", () => {
  // If it must be: pnpm --filter @grow/contract accept --reason "why"
  expect(breaksBetween(before, publishedOf(document))).toEqual([]);
});

test("the published contract has all implemented operations: run `pnpm --filter @grow/contract accept`", () => {
  expect(publishedText(publishedOf(document)) === text, "published.json is as the contract is").toBe(true);
});
