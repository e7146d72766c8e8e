import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    "browser/index": "src/browser/index.ts",
    "testing/index": "src/testing/index.ts",
  },
  // One output file per module, so that bundlers can drop unused ones.
  unbundle: true,
  // CommonJS too, so that TypeScript finds types for require() under node16.
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  dts: true,
  // The package includes the few constants it uses from the domain.
  deps: { alwaysBundle: ["@grow/domain"] },
  fixedExtension: false,
});
