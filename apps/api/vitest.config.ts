import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Files of a worker share its process, and with it one database that stays up from file to file.
    pool: "forks",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
