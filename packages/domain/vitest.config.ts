import { testFiles } from "@grow/testing/test-files";
import { defineConfig } from "vitest/config";

// Generous: two cores may be busy with everything else when these pack the package and start compilers.
export default defineConfig(({ mode }) => ({
  test: {
    ...testFiles(mode, "src/**/*.test.{ts,tsx}"),
    setupFiles: ["src/testing/same-examples.ts"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Test files of a worker share their modules: loading them again takes more than half of the time. `vi.mock` would need isolation.
    isolate: false,
  },
}));
