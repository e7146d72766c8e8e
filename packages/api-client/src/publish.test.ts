import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const parent = join(root, "node_modules/.cache");
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, "publish-"));
const dist = join(folder, "dist");

beforeAll(() => {
  execFileSync(join(root, "node_modules/.bin/tsdown"), ["--out-dir", dist], { cwd: root, stdio: "pipe" });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the published package", () => {
  test("needs nothing but openapi-fetch", () => {
    const script = readFileSync(join(dist, "index.js"), "utf8");
    const types = readFileSync(join(dist, "index.d.ts"), "utf8");
    expect(importsOf(script)).toEqual(["openapi-fetch"]);
    expect(importsOf(types)).toEqual([]);
    expect(types).toContain("dublicate_num");
  });

  test("gives a foreign project the types of the contract", () => {
    writeFileSync(
      join(folder, "consumer.ts"),
      `import { createApiClient } from "./dist/index.js";
      const api = createApiClient({ base: "https://grow.example/api" });
      const { data } = await api.GET("/diaries/{id}", { params: { path: { id: 12 } } });
      export const phase: -1 | 0 | 1 | 2 | null = data.max_faza;
      // @ts-expect-error a diary has no such field
      data.max_phase;
      `,
    );
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: "esnext",
      moduleResolution: "bundler",
      target: "es2022",
      lib: ["es2023", "dom", "dom.iterable"],
      types: [],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["consumer.ts"] }));
    const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["--project", folder], {
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  });

  test("leaves the uploader out of a page that only reads", async () => {
    const { outputFiles } = await build({
      stdin: { contents: 'export { createApiClient } from "./dist/index.js";', resolveDir: folder },
      bundle: true,
      write: false,
      minify: true,
      format: "esm",
    });
    const script = outputFiles[0]?.text ?? "";
    expect(script).not.toContain("XMLHttpRequest");
    expect(script.length).toBeLessThan(12_000);
  });
});

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:^|\n)(?:import|export)[^;]*? from "([^"]+)"/g)].map(
    ([, name]) => name ?? "",
  );
}
