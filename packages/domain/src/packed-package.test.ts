import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { build } from "esbuild";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiReport } from "./testing/api-report.ts";
import { binary, type PackedPackage, packPackage, read, run } from "./testing/packed-package.ts";

let packed: PackedPackage;
beforeAll(async () => {
  packed = await packPackage();
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

/** Writes a file of the project, and gives its path. */
async function put(name: string, text: string): Promise<string> {
  const file = path.join(packed.project, name);
  await writeFile(file, text);
  return file;
}

/** What a page ships that has these lines, minified and compressed. */
async function shippedBytes(lines: string): Promise<number> {
  const result = await build({
    stdin: { contents: lines, resolveDir: packed.project },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return gzipSync(result.outputFiles[0]?.contents ?? "").length;
}

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
    const file = await put("use.mjs", USE.replace(": number", ""));
    expect(await run(process.execPath, [file], packed.project)).toBe(SAID);
  });

  test("runs from a bundle", async () => {
    const entry = await put("entry.ts", USE);
    const outfile = path.join(packed.project, "bundle.mjs");
    await build({ entryPoints: [entry], bundle: true, platform: "neutral", format: "esm", outfile });
    expect(await run(process.execPath, [outfile], packed.project)).toBe(SAID);
  });

  test.each([
    ["node16", "node16"],
    ["esnext", "bundler"],
  ])("has types for module %s resolved as %s", async (module, resolution) => {
    const wrong = `
import { cmToInch, ounceToGram } from "@grow/domain";
// @ts-expect-error a weight is no length
cmToInch(ounceToGram(1));
// @ts-expect-error a text is no number
cmToInch("1");
`;
    const file = await put(
      `types-${resolution}.ts`,
      `declare const console: { log(text: string): void };${USE}`,
    );
    const mistakes = await put(`mistakes-${resolution}.ts`, wrong);
    const options = ["--noEmit", "--strict", "--target", "es2022", "--exactOptionalPropertyTypes"];
    const mode = ["--module", module, "--moduleResolution", resolution, "--lib", "es2022,dom"];
    await run(
      process.execPath,
      [binary("typescript", "tsc"), ...options, ...mode, file, mistakes],
      packed.project,
    );
  });

  test("pleases publint", async () => {
    const { messages } = await publint({ pkgDir: packed.installed, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test("has types that resolve as its code does", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(await readFile(packed.tarball)));
    expect(analysis.types).toMatchObject({ kind: "included" });
    if (!("problems" in analysis)) return;
    // It is ESM only and has entries: neither require() nor the resolution of Node 10 knows these.
    const others = analysis.problems.filter(
      (problem) =>
        !("resolutionKind" in problem && ["node10", "node16-cjs"].includes(problem.resolutionKind)),
    );
    expect(others).toEqual([]);
  });

  test("exports what the report says", async () => {
    const report = apiReport({
      "@grow/domain": path.join(packed.installed, "dist/index.d.ts"),
      "@grow/domain/bots": path.join(packed.installed, "dist/bots/index.d.ts"),
      "@grow/domain/schemas": path.join(packed.installed, "dist/schemas/index.d.ts"),
    });
    await expect(report).toMatchFileSnapshot("../domain.api.md");
  });
});

describe("what a page ships", () => {
  test("is under 1 kB for one conversion", async () => {
    const bytes = await shippedBytes('import { cmToInch } from "@grow/domain"; console.log(cmToInch(1));');
    expect(bytes).toBeLessThan(200);
  });

  test("is at most 14 KB for the whole root", async () => {
    const bytes = await shippedBytes('export * from "@grow/domain";');
    expect(bytes).toBeLessThanOrEqual(14 * 1024);
  });
});
