import { i18nPlugin } from "@grow/i18n/vite";
import { testProjects } from "@grow/testing/test-projects";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [i18nPlugin(new URL(".", import.meta.url))],
  esbuild: { jsx: "automatic" },
  test: {
    setupFiles: ["@grow/testing/empty-page"],
    // Tests run beside others on few cores: what is slow for once is not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: testProjects(import.meta.dirname, "src"),
  },
});
