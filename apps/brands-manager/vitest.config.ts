import { i18nPlugin } from "@grow/i18n/vite";
import { testProjects } from "@grow/testing/test-projects";
import { testTime } from "@grow/testing/test-time";
import { defineConfig } from "vitest/config";

// Without the Remix plugin: it splits routes, and tests call loaders and actions directly.
export default defineConfig({
  plugins: [i18nPlugin(new URL(".", import.meta.url))],
  esbuild: { jsx: "automatic" },
  test: { ...testTime, projects: testProjects(import.meta.dirname, "app") },
});
