import { testFiles } from "@grow/testing/test-files";
import { testTime } from "@grow/testing/test-time";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  test: {
    ...testTime,
    ...testFiles(mode, "src/**/*.test.{ts,tsx}"),
    setupFiles: ["src/testing/same-examples.ts"],
    // Test files of a worker share their modules: loading them again takes more than half of the time. `vi.mock` would need isolation.
    isolate: false,
  },
}));
