import { defineConfig } from "vitest/config";

// The type checker reads half of the repository for one new screen.
export default defineConfig({
  test: { include: ["src/**/*.test.mjs"], testTimeout: 600_000, hookTimeout: 600_000 },
});
