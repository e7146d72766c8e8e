import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,pictures}/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "**/*.postgres.test.ts"],
    // A whole site is made in some of them, which takes a busy machine its time.
    testTimeout: 60_000,
  },
});
