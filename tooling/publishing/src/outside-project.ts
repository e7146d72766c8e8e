import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { PackedPackage } from "./packed-package.ts";
import { run } from "./run.ts";

/** Bytes of a page with these lines, minified and compressed. */
export async function shippedBytes({ project }: PackedPackage, lines: string): Promise<number> {
  const result = await build({
    stdin: { contents: lines, resolveDir: project },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return gzipSync(result.outputFiles[0]?.contents ?? "").length;
}

/**
 * Compiles files of the project with its own TypeScript settings.
 *
 * @param resolution - how it looks for packages
 * @throws with the compiler's words when something does not compile
 */
export async function compileOutside(
  { project }: PackedPackage,
  resolution: "node16" | "bundler",
  files: readonly string[],
): Promise<void> {
  const compiler = path.join(
    path.dirname(createRequire(import.meta.url).resolve("typescript")),
    "../bin/tsc",
  );
  const options = ["--noEmit", "--strict", "--target", "es2022", "--exactOptionalPropertyTypes"];
  const module = resolution === "bundler" ? "esnext" : resolution;
  const mode = ["--module", module, "--moduleResolution", resolution, "--lib", "es2022,dom,dom.iterable"];
  await run(process.execPath, [compiler, ...options, ...mode, ...files], project);
}
