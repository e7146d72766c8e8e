import { testTime } from "@grow/testing/test-time";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { ...testTime, include: ["src/**/*.test.ts"] },
});
