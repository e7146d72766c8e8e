import { i18nPlugin } from "@grow/i18n/vite";
import { defineConfig } from "vitest/config";

// Without the Remix plugin: it takes routes apart, and tests call loaders and actions themselves.
export default defineConfig({
  plugins: [i18nPlugin(new URL(".", import.meta.url))],
  esbuild: { jsx: "automatic" },
  test: {
    include: ["app/**/*.test.{ts,tsx}"],
    // Files of a worker share their modules: loading them anew for each takes more than half of the time. `vi.mock` would need its own.
    isolate: false,
    // Tests run beside others on few cores: what is slow for once is not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
