import { i18nPlugin } from "@grow/i18n/vite";
import { testProjects } from "@grow/testing/test-projects";
import { defineConfig } from "vitest/config";

// Without the Remix plugin: it takes routes apart, and tests call loaders and actions themselves.
export default defineConfig({
  plugins: [i18nPlugin(new URL(".", import.meta.url))],
  esbuild: { jsx: "automatic" },
  test: {
    setupFiles: ["@grow/testing/each-file"],
    // Tests run beside others on few cores: what is slow for once is not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    projects: testProjects(import.meta.dirname, "app"),
  },
});
