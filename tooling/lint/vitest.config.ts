import { defineConfig } from "vitest/config";

// The tests start dependency-cruiser and others, which take long on a busy machine.
export default defineConfig({ test: { include: ["*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 } });
