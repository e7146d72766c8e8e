import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { index: "src/index.ts", "browser/index": "src/browser/index.ts" },
  // File by file, so that bundlers leave out every file that is not used.
  unbundle: true,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  dts: true,
  // The few constants of the domain go into the package.
  deps: { alwaysBundle: ["@grow/domain"] },
  fixedExtension: false,
});
