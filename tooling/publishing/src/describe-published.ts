import path from "node:path";
import { build, transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiReport } from "./api-report.ts";
import { compileOutside } from "./outside-project.ts";
import { type PackedPackage, packPackage } from "./packed-package.ts";
import { publintMessages, typeProblems } from "./publish-checks.ts";
import { read, run } from "./run.ts";

/** A published package and what its users may expect. */
export interface PublishedPackage {
  /** Its folder. */
  readonly root: string;
  /** Its entry points, `.` first, and their declaration files relative to its folder. */
  readonly entries: Readonly<Record<string, string>>;
  /** Its runtime dependencies; all others are bundled. */
  readonly dependencies: readonly string[];
  /** A TypeScript program that uses it, and its output. */
  readonly program: string;
  readonly prints: string;
  /** Runs a program of the project; with Node by default. */
  readonly run?: (file: string, packed: PackedPackage) => Promise<string>;
  /** Code with type errors, each marked with `@ts-expect-error`. */
  readonly mistakes: string;
}

/**
 * The tests of every published package: packed and installed into a project outside the workspace, it contains what it declares,
 * runs, compiles, and exports what its committed API report lists.
 *
 * @returns the packed package, for further tests
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
    test("contains its declared entries, and no sources", async () => {
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
      await compileOutside(packed, resolution, [use, wrong]);
    });

    test("passes publint", async () => {
      expect(await publintMessages(packed)).toEqual([]);
    });

    test("has types that resolve like its code", async () => {
      expect(await typeProblems(packed)).toEqual([]);
    });

    test("exports what its API report lists", async () => {
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
