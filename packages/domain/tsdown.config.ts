import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    "bots/index": "src/bots/index.ts",
    "schemas/index": "src/schemas/index.ts",
    "sections/index": "src/sections/index.ts",
    "symptoms/index": "src/symptoms/index.ts",
    "texts/index": "src/texts/index.ts",
    "weeks/index": "src/weeks/index.ts",
  },
  // File by file, so that bundlers leave out every file that is not used.
  unbundle: true,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  dts: true,
  fixedExtension: false,
});
