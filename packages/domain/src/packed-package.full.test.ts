import path from "node:path";
import { describePublished, shippedBytes } from "@grow/tooling-publishing";
import { describe, expect, test } from "vitest";

const packed = describePublished({
  root: path.resolve(import.meta.dirname, ".."),
  entries: {
    ".": "dist/index.d.ts",
    "./banners": "dist/banners/index.d.ts",
    "./bots": "dist/bots/index.d.ts",
    "./draw": "dist/draw/index.d.ts",
    "./follows": "dist/follows/index.d.ts",
    "./notifications": "dist/notifications/index.d.ts",
    "./password": "dist/password/index.d.ts",
    "./plurals": "dist/plurals/index.d.ts",
    "./quantities": "dist/quantities/index.d.ts",
    "./ratings": "dist/ratings/index.d.ts",
    "./schemas": "dist/schemas/index.d.ts",
    "./sections": "dist/sections/index.d.ts",
    "./symptoms": "dist/symptoms/index.d.ts",
    "./texts": "dist/texts/index.d.ts",
    "./weeks": "dist/weeks/index.d.ts",
  },
  dependencies: [],
  optionalPeers: ["isbot", "zod"],
  program: `
import { isBot } from "@grow/domain/bots";
import { checkForm, commentForm } from "@grow/domain/schemas";
import { cmToInch, METRIC, parseReading } from "@grow/domain";

const inches: number | null = cmToInch(100);
const typed = parseReading("air_temp", "77 F", METRIC);
const form = checkForm(commentForm, { text: " " });
console.log(JSON.stringify([inches, typed, form.ok, isBot(null)]));
`,
  prints: '[39.37007874,{"ok":true,"value":25},false,false]\n',
  mistakes: `
import { cmToInch, ounceToGram } from "@grow/domain";
// @ts-expect-error a weight is no length
cmToInch(ounceToGram(1));
// @ts-expect-error a text is no number
cmToInch("1");
`,
});

describe("what a page ships", () => {
  test("is under 1 kB for one conversion", async () => {
    const lines = 'import { cmToInch } from "@grow/domain"; console.log(cmToInch(1));';
    expect(await shippedBytes(packed(), lines)).toBeLessThan(300);
  });

  test("is at most 12 KB for the whole root", async () => {
    const bytes = await shippedBytes(packed(), 'export * from "@grow/domain";');
    expect(bytes).toBeLessThanOrEqual(12 * 1024);
  });
});
