import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  platform: "neutral",
  target: "es2022",
  fixedExtension: false,
  // The contract is private: its types go into ours. Eager, or the compiler does not see that package's sources.
  dts: { eager: true },
  deps: { alwaysBundle: ["@grow/contract"] },
});
