import { defineConfig } from "vitest/config";

// These tests start and stop real processes, so they get more time and run one file after the other: on a busy machine a slow start must
// not look like a hang.
export default defineConfig({
  test: {
    include: ["src/**/*.test.mjs"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    expect: { poll: { timeout: 300_000 } },
  },
});
