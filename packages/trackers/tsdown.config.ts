import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { index: "src/index.ts", "browser/index": "src/browser/index.ts" },
  // File by file, so that bundlers leave out every file that is not used.
  unbundle: true,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  // The few rules of the domain that are used go into the package, their types too.
  dts: { eager: true },
  deps: { alwaysBundle: ["@grow/domain"] },
  fixedExtension: false,
});
