import { i18nPlugin } from "@grow/i18n/vite";
import { defineConfig } from "vitest/config";

// Without the Remix plugin: it takes routes apart, and tests call loaders and actions themselves.
export default defineConfig({
  plugins: [i18nPlugin(new URL(".", import.meta.url))],
  esbuild: { jsx: "automatic" },
  test: { include: ["app/**/*.test.{ts,tsx}"] },
});
