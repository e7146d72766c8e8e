/**
 * Builds the app in the current folder. Vite builds the browser files and Remix's server build, esbuild bundles
 * the server, that build and every package into one file, and static files are compressed once.
 *
 * Usage, in an app's folder: node ../../packages/app-kit/build-app.mjs
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build as bundle } from "esbuild";
import { build as viteBuild } from "vite";
import { serverParts } from "./vite.mjs";

// A bundler error lists every file it has seen; only its message says what went wrong.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const folder = process.cwd();
const output = join(folder, "build");
process.env.NODE_ENV = "production";

await rm(output, { recursive: true, force: true });
const config = { root: folder, mode: "production", logLevel: "warn" };
await viteBuild(config);
await viteBuild({ ...config, build: { ssr: true } });

const bundled = await bundle({
  entryPoints: [join(folder, "server.ts")],
  outfile: join(output, "server.mjs"),
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  // Node reads the map at each start and caches it. With the sources inside, it is twice as slow and as large.
  sourcesContent: false,
  minifySyntax: true,
  minifyWhitespace: true,
  define: { "process.env.NODE_ENV": '"production"' },
  // ES modules rather than CommonJS, so that unused exports are removed.
  mainFields: ["module", "main"],
  // Workspace packages have dependencies of their own, each in its own `node_modules`.
  nodePaths: await dependencyFolders(),
  banner: {
    js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
  },
  external: ["pino-pretty"],
  metafile: Boolean(process.env.GROW_BUNDLE_REPORT),
  plugins: [serverBuild(), serverParts(), ownMaps()],
  logLevel: "warning",
});
if (bundled.metafile) await writeFile(join(output, "bundle.json"), JSON.stringify(bundled.metafile));
await compressFiles(join(output, "client"));

/** Resolves the import of the server build in `server.ts` to what Vite built. */
function serverBuild() {
  return {
    name: "server-build",
    setup(bundler) {
      bundler.onResolve({ filter: /^virtual:grow\/server-build$/ }, () => ({
        path: "build",
        namespace: "grow",
      }));
      bundler.onLoad({ filter: /.*/, namespace: "grow" }, () => ({
        contents: 'import * as build from "./server/index.js"; export default build;',
        resolveDir: output,
      }));
    },
  };
}

/** Reduces the mappings of dependencies to the first line of each file, which keeps the map small. */
function ownMaps() {
  const map = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString("base64");
  return {
    name: "own-maps",
    setup(bundler) {
      bundler.onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => ({
        contents: `${await readFile(path, "utf8")}\n//# sourceMappingURL=data:application/json;base64,${map}`,
        loader: "default",
      }));
    },
  };
}

/** The `node_modules` folders of every workspace package. */
async function dependencyFolders() {
  const packages = join(import.meta.dirname, "..");
  const names = await readdir(packages);
  return names.map((name) => join(packages, name, "node_modules"));
}

/** Writes `.br` and `.gz` files next to every text file that compression makes smaller. */
async function compressFiles(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:js|css|svg|json|txt|html|webmanifest)$/.test(entry.name),
  );
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      if (br.length < content.length) await writeFile(`${path}.br`, br);
      if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
    }),
  );
}
