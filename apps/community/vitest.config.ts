import { i18nPlugin } from "@grow/i18n/vite";
import { replacingFiles } from "@grow/testing/replacing-files";
import { configDefaults, defineConfig } from "vitest/config";

const replacing = replacingFiles(import.meta.dirname, "app");

// Without the Remix plugin: it takes routes apart, and tests call loaders and actions themselves.
export default defineConfig({
  plugins: [i18nPlugin(new URL(".", import.meta.url))],
  esbuild: { jsx: "automatic" },
  test: {
    setupFiles: ["@grow/testing/empty-page"],
    // Tests run beside others on few cores: what is slow for once is not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...replacing],
          // Modules are loaded once for all files of a worker: loading them anew for each takes more than half of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: replacing } },
    ],
  },
});
