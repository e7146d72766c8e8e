import path from "node:path";
import { testTime } from "@grow/testing/test-time";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiReport } from "./api-report.ts";
import { programsOf } from "./doc-examples.ts";
import { BUNDLERS, compileOutside } from "./outside-project.ts";
import { type PackedPackage, packPackage } from "./packed-package.ts";
import { publintMessages, typeProblems } from "./publish-checks.ts";
import { read, run } from "./run.ts";

/** A published package and what its users may expect. */
export interface PublishedPackage {
  /** Its folder. */
  readonly root: string;
  /** Its entry points, `.` first, and their declaration files relative to its folder. */
  readonly entries: Readonly<Record<string, string>>;
  /** Entry points that need the types of a browser; the others compile without. */
  readonly browserEntries?: readonly string[];
  /** Its runtime dependencies; all others are bundled. */
  readonly dependencies: readonly string[];
  /** Dependencies of some of its entry points, which their users install. */
  readonly optionalPeers?: readonly string[];
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
  let manifest: {
    name: string;
    exports: object;
    dependencies?: object;
    peerDependencies?: object;
    peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
    repository?: unknown;
    files?: readonly string[];
  };
  const shortName = () => manifest.name.replace(/^@[^/]*\//, "");
  beforeAll(async () => {
    packed = await packPackage(root);
    manifest = JSON.parse(await read(packed.installed, "package.json"));
    // Building, making the reference, packing and installing take most of one such limit on an idle machine.
  }, testTime.hookTimeout * 2);
  afterAll(async () => {
    await packed?.remove();
  });

  describe("the published package", () => {
    test("contains its declared entries, and no sources", async () => {
      expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|"\.\/src/);
      // Some tools read the manifest of what they bundle.
      expect(Object.keys(manifest.exports)).toEqual([...Object.keys(entries), "./package.json"]);
      expect(Object.keys(manifest.dependencies ?? {})).toEqual(dependencies);
      const peers = Object.keys(manifest.peerDependencies ?? {});
      expect(peers).toEqual(published.optionalPeers ?? []);
      expect(peers.filter((name) => !manifest.peerDependenciesMeta?.[name]?.optional)).toEqual([]);
      expect(manifest.repository).toMatchObject({ type: "git", directory: `packages/${shortName()}` });
      // Exists after the first release only; the rehearsal of a release packs it.
      expect(manifest.files).toContain("CHANGELOG.md");
      await expect(read(packed.installed, `${shortName()}.api.md`)).resolves.toContain(manifest.name);
      await expect(read(packed.installed, "README.md")).resolves.toContain(manifest.name);
      await expect(read(packed.installed, "LICENSE")).resolves.toContain("MIT");
      await expect(read(packed.installed, "reference/index.html")).resolves.toContain(manifest.name);
      await expect(read(packed.installed, "src/index.ts")).rejects.toThrow();
    });

    test("runs in Node", async () => {
      const { code } = await transform(program, { loader: "ts" });
      expect(await runProgram(await packed.put("use.mjs", code), packed)).toBe(prints);
    });

    test.each(Object.entries(BUNDLERS))("runs from a bundle of %s", async (name, bundle) => {
      const { code } = await transform(program, { loader: "ts" });
      const entry = await packed.put(`entry-${name}.mjs`, code);
      const outfile = path.join(packed.project, `bundle-${name}.mjs`);
      await bundle(entry, outfile);
      expect(await runProgram(outfile, packed)).toBe(prints);
    });

    /** A program that imports entry points. */
    const importing = (names: readonly string[]) => {
      const lines = names.map((entry, index) => {
        const specifier = JSON.stringify(entry.replace(".", manifest.name));
        return `import * as entry${index} from ${specifier};\nif (Object.keys(entry${index}).length === 0) throw new Error(${specifier});`;
      });
      return `${lines.join("\n")}\nconsole.log("CommonJS");`;
    };

    test("runs and compiles in CommonJS", async () => {
      const text = importing(Object.keys(entries));
      const [common, classic] = [await packed.put("common.cts", text), await packed.put("classic.ts", text)];
      await compileOutside(packed, { resolution: "node16", platform: "browser" }, [common]);
      await compileOutside(packed, { resolution: "node10", platform: "browser" }, [classic]);
      const { code } = await transform(text, { loader: "ts", format: "cjs" });
      const file = await packed.put("common.cjs", code);
      expect(await run(process.execPath, [file], packed.project)).toBe("CommonJS\n");
    });

    test("works in CommonJS", async () => {
      // CommonJS has no await outside functions.
      const inFunction = program.replace(/^((?:\s*import [^;]+;)+)(.*)$/s, "$1\nvoid (async () => {$2})();");
      const { code } = await transform(inFunction, { loader: "ts", format: "cjs" });
      expect(code).toContain(`require("${manifest.name}`);
      expect(await runProgram(await packed.put("use.cjs", code), packed)).toBe(prints);
    });

    test.each(["node16", "bundler"] as const)("has types for resolution as %s", async (resolution) => {
      const use = await packed.put(`types-${resolution}.ts`, program);
      const wrong = await packed.put(`mistakes-${resolution}.ts`, mistakes);
      await compileOutside(packed, { resolution, platform: "browser" }, [use, wrong]);
    });

    test.each(["node16", "bundler"] as const)(
      "has programs in its README that compile with the strictest settings, resolved as %s",
      async (resolution) => {
        const blocks = programsOf(await read(packed.installed, "README.md"));
        expect(blocks.length).toBeGreaterThan(0);
        const files = await Promise.all(
          blocks.map(({ language, code }, index) =>
            packed.put(`readme-${resolution}-${index + 1}.${language === "js" ? "mjs" : "ts"}`, code),
          ),
        );
        await compileOutside(packed, { resolution, platform: "both", isStrictest: true }, files);
      },
    );

    test("has types that need no browser", async () => {
      const names = Object.keys(entries).filter((entry) => !published.browserEntries?.includes(entry));
      const file = await packed.put("server.ts", importing(names));
      await compileOutside(packed, { resolution: "node16", platform: "node" }, [file]);
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
      await expect(report).toMatchFileSnapshot(path.join(root, `${shortName()}.api.md`));
    });
  });
  return () => packed;
}
