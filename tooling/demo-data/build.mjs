// Bundles the programs of the demo data, and encodes its pictures. What is native or has its own files stays outside the bundle.
import { build } from "esbuild";

const programs = {
  encode: "src/pictures/encode.ts",
  load: "src/load.ts",
  place: "src/pictures/place.ts",
};

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: Object.entries(programs).map(([out, file]) => ({ in: file, out })),
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

await import("./build/encode.mjs");
