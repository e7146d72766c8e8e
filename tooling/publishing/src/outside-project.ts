import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { build as buildWithVite } from "vite";
import webpack from "webpack";
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

/** Bundlers of the projects that install our packages, each with its own settings. */
export const BUNDLERS = {
  async esbuild(entry: string, outfile: string) {
    await build({ entryPoints: [entry], bundle: true, platform: "neutral", format: "esm", outfile });
  },
  async vite(entry: string, outfile: string) {
    await buildWithVite({
      root: path.dirname(entry),
      configFile: false,
      logLevel: "silent",
      build: {
        outDir: path.dirname(outfile),
        emptyOutDir: false,
        target: "es2022",
        rollupOptions: { input: entry, output: { entryFileNames: path.basename(outfile) } },
      },
    });
  },
  async webpack(entry: string, outfile: string) {
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: "production",
          context: path.dirname(entry),
          entry,
          target: ["web", "es2022"],
          experiments: { outputModule: true },
          output: { path: path.dirname(outfile), filename: path.basename(outfile), module: true },
        },
        (error, stats) => {
          if (error) reject(error);
          else if (stats?.hasErrors()) reject(new Error(stats.toString("errors-only")));
          else resolve();
        },
      );
    });
  },
} as const satisfies Readonly<Record<string, (entry: string, outfile: string) => Promise<void>>>;

/** How a project of a user is compiled. */
interface CompilerUse {
  /** How it looks for packages; `node10` is the default of CommonJS projects. */
  readonly resolution: "node10" | "node16" | "bundler";
  /** Types of the platform: those of a browser, of Node without any of a browser, or both. */
  readonly platform: "browser" | "node" | "both";
  /** With the settings that find the most, as careful projects have them, and for JavaScript too. */
  readonly isStrictest?: boolean;
}

const STRICTEST = [
  "--noUncheckedIndexedAccess",
  "--noPropertyAccessFromIndexSignature",
  "--verbatimModuleSyntax",
  "--noImplicitReturns",
  "--noUnusedLocals",
  "--allowJs",
  "--checkJs",
];

/** Module settings, as `tsc --init` writes them for CommonJS projects. */
const MODULES = {
  node10: ["--module", "commonjs", "--esModuleInterop"],
  node16: ["--module", "node16"],
  bundler: ["--module", "esnext"],
} as const;

/**
 * Compiles files of the project with its own TypeScript settings. The declarations of our packages are checked too.
 *
 * @throws with the compiler's words when something does not compile
 */
export async function compileOutside(
  { project }: PackedPackage,
  { resolution, platform, isStrictest = false }: CompilerUse,
  files: readonly string[],
): Promise<void> {
  const compiler = path.join(
    path.dirname(createRequire(import.meta.url).resolve("typescript")),
    "../bin/tsc",
  );
  const options = ["--noEmit", "--strict", "--target", "es2022", "--exactOptionalPropertyTypes"];
  const mode = [...MODULES[resolution], "--moduleResolution", resolution];
  const types = [
    "--lib",
    platform === "node" ? "es2022" : "es2022,dom,dom.iterable",
    ...(platform === "browser" ? [] : ["--typeRoots", NODE_TYPES, "--types", "node"]),
  ];
  const strictest = isStrictest ? STRICTEST : [];
  await run(process.execPath, [compiler, ...options, ...strictest, ...mode, ...types, ...files], project);
}

/** Where the types of Node lie. */
const NODE_TYPES = path.join(import.meta.dirname, "../node_modules/@types");
