import { cp, rm } from "node:fs/promises";
import { build } from "esbuild";

// Two files, the server and the thread of its embedded database, with our own packages bundled in; those of others stay packages.
await rm("build", { recursive: true, force: true });
await build({
  entryPoints: { main: "src/main.ts", "embedded-worker": "src/db/embedded/worker.ts" },
  outdir: "build",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  sourcemap: true,
  // Node reads the map at each start and keeps it; with the sources in it that is twice as long and as large.
  sourcesContent: false,
  plugins: [
    {
      name: "packages of others stay outside",
      setup(bundle) {
        bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === "entry-point" || path.startsWith("@grow/") ? undefined : { path, external: true },
        );
      },
    },
  ],
});
await cp("src/db/migrations", "build/migrations", { recursive: true });
await cp("generated/docs", "build/docs", { recursive: true });
await cp("generated/fonts", "build/fonts", { recursive: true });
