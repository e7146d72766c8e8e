import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    "banners/index": "src/banners/index.ts",
    "bots/index": "src/bots/index.ts",
    "draw/index": "src/draw/index.ts",
    "follows/index": "src/follows/index.ts",
    "notifications/index": "src/notifications/index.ts",
    "password/index": "src/password/index.ts",
    "plurals/index": "src/plurals/index.ts",
    "quantities/index": "src/quantities/index.ts",
    "ratings/index": "src/ratings/index.ts",
    "schemas/index": "src/schemas/index.ts",
    "sections/index": "src/sections/index.ts",
    "symptoms/index": "src/symptoms/index.ts",
    "texts/index": "src/texts/index.ts",
    "weeks/index": "src/weeks/index.ts",
  },
  // File by file, so that bundlers leave out every file that is not used.
  unbundle: true,
  // CommonJS too, so that TypeScript finds types for require() under node16.
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  dts: true,
  fixedExtension: false,
});
