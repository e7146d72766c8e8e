import { i18nPlugin } from "@grow/i18n/vite";
import { testTime } from "@grow/testing/test-time";
import { defineConfig } from "vitest/config";

// Without the Remix plugin: it splits routes, and tests call loaders and actions directly.
export default defineConfig({
  plugins: [i18nPlugin(new URL(".", import.meta.url))],
  esbuild: { jsx: "automatic" },
  test: {
    ...testTime,
    include: ["app/**/*.test.{ts,tsx}"],
    // Test files of a worker share their modules: loading them again takes more than half of the time. `vi.mock` would need isolation.
    isolate: false,
  },
});
