import { defineConfig } from "vitest/config";

/** What needs a server: TEST_DATABASE_URL names it. */
export default defineConfig({
  test: { include: ["src/**/*.postgres.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
