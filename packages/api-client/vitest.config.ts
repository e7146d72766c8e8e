import { testFiles } from "@grow/testing/test-files";
import { testTime } from "@grow/testing/test-time";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  test: { ...testTime, ...testFiles(mode, "src/**/*.test.{ts,tsx}") },
}));
