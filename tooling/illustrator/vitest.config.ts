import { defineConfig } from "vitest/config";

/** Drawing hundreds of plants takes a busy machine its time. */
export default defineConfig({ test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 } });
