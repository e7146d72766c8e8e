import { defineConfig } from "vitest/config";
import { testTime } from "./src/test-time.mjs";

export default defineConfig({
  test: { ...testTime, include: ["src/**/*.test.{ts,tsx}"] },
});
