import { testFiles } from "@grow/testing/test-files";
import { defineConfig } from "vitest/config";

// Generous, because tests that start compilers and browsers share two cores.
export default defineConfig(({ mode }) => ({
  test: { ...testFiles(mode, "src/**/*.test.{ts,tsx}"), testTimeout: 600_000, hookTimeout: 600_000 },
}));
