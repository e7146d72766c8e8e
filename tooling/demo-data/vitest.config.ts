import { testTime } from "@grow/testing/test-time";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...testTime,
    include: ["src/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "**/*.postgres.test.ts"],
  },
});
