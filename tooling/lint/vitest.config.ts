import { testFiles } from "@grow/testing/test-files";
import { defineConfig } from "vitest/config";

// The tests start dependency-cruiser and others, which take long on a busy machine.
export default defineConfig(({ mode }) => ({
  test: { ...testFiles(mode, "*.test.ts"), testTimeout: 600_000, hookTimeout: 600_000 },
}));
