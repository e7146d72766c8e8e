import path from "node:path";
import {
  apiReport,
  compileAsStranger,
  type PackedPackage,
  packPackage,
  publintMessages,
  read,
  run,
  shippedBytes,
  typeProblems,
} from "@grow/tooling-publishing";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let packed: PackedPackage;
beforeAll(async () => {
  packed = await packPackage(path.resolve(import.meta.dirname, ".."));
});
afterAll(async () => {
  await packed?.remove();
});

const USE = `
import { isBot } from "@grow/domain/bots";
import { checkForm, commentForm } from "@grow/domain/schemas";
import { cmToInch, METRIC, parseReading } from "@grow/domain";

const inches: number = cmToInch(100);
const typed = parseReading("air_temp", "77 F", METRIC);
const form = checkForm(commentForm, { text: " " });
console.log(JSON.stringify([inches, typed, form.ok, isBot(null)]));
`;
const SAID = '[39.3701,{"ok":true,"value":25},false,false]\n';

describe("the published package", () => {
  test("holds what it promises and no sources", async () => {
    const manifest = JSON.parse(await read(packed.installed, "package.json"));
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|"\.\/src/);
    expect(Object.keys(manifest.exports)).toEqual([".", "./bots", "./schemas"]);
    await expect(read(packed.installed, "README.md")).resolves.toContain("@grow/domain");
    await expect(read(packed.installed, "LICENSE")).resolves.toContain("MIT");
    await expect(read(packed.installed, "src/index.ts")).rejects.toThrow();
  });

  test("runs in Node", async () => {
    const file = await packed.put("use.mjs", USE.replace(": number", ""));
    expect(await run(process.execPath, [file], packed.project)).toBe(SAID);
  });

  test("runs from a bundle", async () => {
    const entry = await packed.put("entry.ts", USE);
    const outfile = path.join(packed.project, "bundle.mjs");
    await build({ entryPoints: [entry], bundle: true, platform: "neutral", format: "esm", outfile });
    expect(await run(process.execPath, [outfile], packed.project)).toBe(SAID);
  });

  test.each(["node16", "bundler"] as const)("has types for resolution as %s", async (resolution) => {
    const wrong = `
import { cmToInch, ounceToGram } from "@grow/domain";
// @ts-expect-error a weight is no length
cmToInch(ounceToGram(1));
// @ts-expect-error a text is no number
cmToInch("1");
`;
    const use = await packed.put(`types-${resolution}.ts`, USE);
    const mistakes = await packed.put(`mistakes-${resolution}.ts`, wrong);
    await compileAsStranger(packed, resolution, [use, mistakes]);
  });

  test("pleases publint", async () => {
    expect(await publintMessages(packed)).toEqual([]);
  });

  test("has types that resolve as its code does", async () => {
    expect(await typeProblems(packed)).toEqual([]);
  });

  test("exports what the report says", async () => {
    const report = apiReport("@grow/domain", {
      "@grow/domain": path.join(packed.installed, "dist/index.d.ts"),
      "@grow/domain/bots": path.join(packed.installed, "dist/bots/index.d.ts"),
      "@grow/domain/schemas": path.join(packed.installed, "dist/schemas/index.d.ts"),
    });
    await expect(report).toMatchFileSnapshot("../domain.api.md");
  });
});

describe("what a page ships", () => {
  test("is under 1 kB for one conversion", async () => {
    const bytes = await shippedBytes(
      packed,
      'import { cmToInch } from "@grow/domain"; console.log(cmToInch(1));',
    );
    expect(bytes).toBeLessThan(200);
  });

  test("is at most 14 KB for the whole root", async () => {
    const bytes = await shippedBytes(packed, 'export * from "@grow/domain";');
    expect(bytes).toBeLessThanOrEqual(14 * 1024);
  });
});
