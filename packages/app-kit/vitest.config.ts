import { i18nPlugin } from "@grow/i18n/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [i18nPlugin(new URL(".", import.meta.url))],
  esbuild: { jsx: "automatic" },
  test: { include: ["src/**/*.test.{ts,tsx}"] },
});
