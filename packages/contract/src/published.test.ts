import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { publishedText } from "./compatibility/accept.ts";
import { breaksBetween } from "./compatibility/breaks.ts";
import { asNode, publishedOf } from "./compatibility/published.ts";
import { document } from "./testing/document.ts";

const text = readFileSync(resolve(import.meta.dirname, "../published.json"), "utf8");
const before = asNode(JSON.parse(text));

test("no built operation has changed in a way that breaks its callers", () => {
  // If it must be: pnpm --filter @grow/contract accept --reason "why"
  expect(breaksBetween(before, publishedOf(document))).toEqual([]);
});

test("what is published holds all that is built now: run `pnpm --filter @grow/contract accept`", () => {
  expect(publishedText(publishedOf(document)) === text, "published.json is as the contract is").toBe(true);
});
