/**
 * Runs every story in a real browser, in both themes, with axe as a test that can fail.
 * CHROMIUM_PATH names the browser; Playwright's own download is never used.
 */
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL("./.storybook", import.meta.url));

/** Made anew for each project, because vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // Nothing may be judged half faded in.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  }),
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: "chromium" as const }],
});

const themes = { paper: "light", soil: "dark" } as const;

/** Named here, because a dependency that Vite meets only during the run makes it reload the page under the tests. */
const dependencies = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "react-dom/test-utils",
  "lucide-react",
  "react-aria-components",
  "@storybook/react-vite",
  "@storybook/addon-a11y/preview",
  "storybook/test",
];

export default defineConfig({
  test: {
    projects: [
      ...Object.entries(themes).map(([name, theme]) => ({
        plugins: [storybookTest({ configDir })],
        optimizeDeps: { include: dependencies },
        test: { name, browser: browser(), env: { VITE_STORY_THEME: theme } },
      })),
      {
        optimizeDeps: { include: dependencies },
        test: {
          name: "checks",
          browser: browser(),
          // As the addon sets it for stories in a run without Storybook beside it: findings of axe are thrown.
          env: { VITEST_STORYBOOK: "false", VITE_STORY_THEME: "light" },
          include: [".storybook/checks/*.test.tsx"],
          setupFiles: ["./.storybook/checks/setup.ts"],
        },
      },
    ],
  },
});
