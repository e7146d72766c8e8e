import { i18nPlugin } from "@grow/i18n/vite";
import { testProjects } from "@grow/testing/test-projects";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [i18nPlugin(new URL(".", import.meta.url))],
  esbuild: { jsx: "automatic" },
  test: {
    setupFiles: ["@grow/testing/each-file"],
    // Tests share few cores, so a slow run alone is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    projects: testProjects(import.meta.dirname, "src"),
  },
});
