import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts"],
  // CommonJS too, so that TypeScript finds types for require() under node16.
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  fixedExtension: false,
  // The contract is private, so its types are bundled, and the domain's retry rule too. Eager, because the compiler would not see the
  // sources of those packages otherwise.
  dts: { eager: true },
  deps: { alwaysBundle: ["@grow/contract", "@grow/domain"] },
});
