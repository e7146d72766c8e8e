import { testTime } from "@grow/testing/test-time";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...testTime,
    include: ["src/**/*.test.mjs"],
    // These tests start and stop real processes: beside each other, a slow start would look like a hang.
    fileParallelism: false,
  },
});
