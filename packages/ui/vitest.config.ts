import { testFiles } from "@grow/testing/test-files";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  test: {
    ...testFiles(mode, "src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"),
    setupFiles: ["@grow/testing/each-file"],
    // Test files of a worker share their modules: loading them again takes more than half of the time. `vi.mock` would need isolation.
    isolate: false,
    // Tests share few cores, so a slow run alone is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
  },
}));
