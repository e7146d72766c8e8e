import { defineConfig } from "tsdown";

// The contract is private, so its types are bundled, and the domain's retry rule too.
const ours = ["@grow/contract", "@grow/domain"];

export default defineConfig({
  entry: ["src/index.ts"],
  format: {
    esm: {},
    // CommonJS too, so that TypeScript finds types for require() under node16. There a required openapi-fetch would be its module, not its
    // function: the build applies the rule of Node, whose imports do not look at __esModule. So it is bundled.
    cjs: {
      deps: {
        alwaysBundle: (id) => [...ours, "openapi-fetch"].includes(id),
        skipNodeModulesBundle: false,
      },
    },
  },
  platform: "neutral",
  target: "es2022",
  fixedExtension: false,
  // Eager, because the compiler would not see the sources of those packages otherwise.
  dts: { eager: true },
  deps: { alwaysBundle: ours },
});
