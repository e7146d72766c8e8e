import { defineConfig } from "vitest/config";

// Generous: two cores may be busy with everything else when these start compilers and browsers.
export default defineConfig({
  test: { include: ["src/**/*.test.{ts,tsx}"], testTimeout: 600_000, hookTimeout: 600_000 },
});
