import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    setupFiles: ["@grow/testing/empty-page"],
    // Files of a worker share their modules: loading them anew for each takes more than half of the time. `vi.mock` would need its own.
    isolate: false,
    // Tests run beside others on few cores: what is slow for once is not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
