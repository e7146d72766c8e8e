import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  platform: "neutral",
  target: "es2022",
  fixedExtension: false,
  // The contract is private: its types go into ours, and of the domain the rule of repeating. Eager, or the compiler does
  // not see the sources of those packages.
  dts: { eager: true },
  deps: { alwaysBundle: ["@grow/contract", "@grow/domain"] },
});
