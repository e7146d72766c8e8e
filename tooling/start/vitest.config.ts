import { defineConfig } from "vitest/config";

// These tests start and stop real processes: more time than a rule needs, and one file after the other,
// so that a busy machine does not make a start look like a hang.
export default defineConfig({
  test: {
    include: ["src/**/*.test.mjs"],
    testTimeout: 60_000,
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
  },
});
