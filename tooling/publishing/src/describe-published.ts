import path from "node:path";
import { build, transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiReport } from "./api-report.ts";
import { type PackedPackage, packPackage } from "./packed-package.ts";
import { publintMessages, typeProblems } from "./publish-checks.ts";
import { read, run } from "./run.ts";
import { compileAsStranger } from "./stranger.ts";

/** A package as its strangers must find it. */
export interface PublishedPackage {
  /** Its folder. */
  readonly root: string;
  /** The paths that people import behind its name, `.` first, and the declarations behind each, below its folder. */
  readonly entries: Readonly<Record<string, string>>;
  /** What it brings along; all else is in its build. */
  readonly dependencies: readonly string[];
  /** A program in TypeScript that uses it, and what that prints. */
  readonly program: string;
  readonly prints: string;
  /** Runs a program of the project; as Node does when left out. */
  readonly run?: (file: string, packed: PackedPackage) => Promise<string>;
  /** What else a compiler is shown: mistakes that it must find, each behind `@ts-expect-error`. */
  readonly mistakes: string;
}

/**
 * The tests that every published package has to pass: packed and installed into a project outside of the workspace, it
 * holds what it promises, runs, compiles, and exports what its committed report says.
 *
 * @returns the packed package, for tests of its own
 */
export function describePublished(published: PublishedPackage): () => PackedPackage {
  const { root, entries, dependencies, program, prints, mistakes } = published;
  const runProgram = published.run ?? ((file, { project }) => run(process.execPath, [file], project));
  let packed: PackedPackage;
  let manifest: { name: string; exports: object; dependencies?: object };
  beforeAll(async () => {
    packed = await packPackage(root);
    manifest = JSON.parse(await read(packed.installed, "package.json"));
  });
  afterAll(async () => {
    await packed?.remove();
  });

  describe("the published package", () => {
    test("holds what it promises, and no sources", async () => {
      expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|"\.\/src/);
      expect(Object.keys(manifest.exports)).toEqual(Object.keys(entries));
      expect(Object.keys(manifest.dependencies ?? {})).toEqual(dependencies);
      await expect(read(packed.installed, "README.md")).resolves.toContain(manifest.name);
      await expect(read(packed.installed, "LICENSE")).resolves.toContain("MIT");
      await expect(read(packed.installed, "src/index.ts")).rejects.toThrow();
    });

    test("runs in Node", async () => {
      const { code } = await transform(program, { loader: "ts" });
      expect(await runProgram(await packed.put("use.mjs", code), packed)).toBe(prints);
    });

    test("runs from a bundle", async () => {
      const entry = await packed.put("entry.ts", program);
      const outfile = path.join(packed.project, "bundle.mjs");
      await build({ entryPoints: [entry], bundle: true, platform: "neutral", format: "esm", outfile });
      expect(await runProgram(outfile, packed)).toBe(prints);
    });

    test.each(["node16", "bundler"] as const)("has types for resolution as %s", async (resolution) => {
      const use = await packed.put(`types-${resolution}.ts`, program);
      const wrong = await packed.put(`mistakes-${resolution}.ts`, mistakes);
      await compileAsStranger(packed, resolution, [use, wrong]);
    });

    test("pleases publint", async () => {
      expect(await publintMessages(packed)).toEqual([]);
    });

    test("has types that resolve as its code does", async () => {
      expect(await typeProblems(packed)).toEqual([]);
    });

    test("exports what the report says", async () => {
      const files = Object.entries(entries).map(([entry, file]) => [
        entry.replace(".", manifest.name),
        path.join(packed.installed, file),
      ]);
      const report = apiReport(manifest.name, Object.fromEntries(files));
      const short = manifest.name.replace(/^@[^/]*\//, "");
      await expect(report).toMatchFileSnapshot(path.join(root, `${short}.api.md`));
    });
  });
  return () => packed;
}
