import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "**/*.postgres.test.ts"],
    // Some tests generate the whole demo site.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
