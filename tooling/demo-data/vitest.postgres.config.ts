import { testTime } from "@grow/testing/test-time";
import { defineConfig } from "vitest/config";

/** What needs a server: TEST_DATABASE_URL names it. */
export default defineConfig({
  test: { ...testTime, include: ["src/**/*.postgres.test.ts"] },
});
