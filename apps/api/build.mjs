import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** A source map that says as good as nothing, in the place of one for each line. */
const ONE_LINE = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString("base64");

// The server and its threads, with all packages bundled in: to find and read their thousand files took
// half of a start. Outside stay those that bring machine code or files of their own.
/** A test builds into another folder, so that it can run beside a site served from the usual one. */
const outdir = process.argv[2] ?? "build";

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: {
    main: "src/main.ts",
    "embedded-worker": "src/db/embedded/worker.ts",
    "create-database": "src/db/embedded/create-folder.ts",
    "document-worker": "src/imports/document-worker.ts",
  },
  outdir,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  sourcemap: true,
  // Node loads the map at each start; including the sources would double its size.
  sourcesContent: false,
  minifySyntax: true,
  minifyWhitespace: true,
  // ES modules instead of CommonJS, for tree shaking.
  mainFields: ["module", "main"],
  banner: {
    js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
  },
  external: ["@electric-sql/pglite", "@node-rs/argon2", "pdfkit", "pg-native", "pino-pretty", "sharp"],
  plugins: [
    {
      name: "maps for our own sources only",
      setup(bundle) {
        bundle.onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => ({
          contents: `${await readFile(path, "utf8")}\n//# sourceMappingURL=data:application/json;base64,${ONE_LINE}`,
          loader: "default",
        }));
        // Parsing a document as JSON takes half the time of evaluating it as code.
        bundle.onLoad({ filter: /\.json$/ }, async ({ path }) => ({
          contents: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(await readFile(path, "utf8"))))});`,
          loader: "js",
        }));
      },
    },
  ],
});
await cp("src/db/migrations", join(outdir, "migrations"), { recursive: true });
await cp("generated/docs", join(outdir, "docs"), { recursive: true });
await cp("generated/fonts", join(outdir, "fonts"), { recursive: true });
