// Bundles the programs of the demo data. What is native or has its own files stays outside the bundle.
import { existsSync } from "node:fs";
import { build } from "esbuild";

const programs = { draw: "src/draw/draw.ts", load: "src/load.ts" };

await build({
  absWorkingDir: import.meta.dirname,
  // The loader and the drawing job are programs of their own; either may be built alone while the other is being written.
  entryPoints: Object.entries(programs)
    .filter(([, file]) => existsSync(new URL(file, import.meta.url)))
    .map(([out, file]) => ({ in: file, out })),
  outdir: "build",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: ["sharp", "pg", "pg-native", "@node-rs/argon2"],
  sourcemap: "linked",
  logLevel: "warning",
});
