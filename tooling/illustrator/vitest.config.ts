import { defineConfig } from "vitest/config";

/** Drawing hundreds of plants takes long on a busy machine. */
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
