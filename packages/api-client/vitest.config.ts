import { defineConfig } from "vitest/config";

// Generous, because tests that start compilers and browsers share two cores.
export default defineConfig({
  test: { include: ["src/**/*.test.{ts,tsx}"], testTimeout: 60_000, hookTimeout: 300_000 },
});
