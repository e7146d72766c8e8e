/**
 * Runs every story in a real browser with axe: all in the light theme, theme-sensitive ones in the dark theme too (see
 * .storybook/theme-sensitive.ts). The contrast of all token pairs is a unit test. CHROMIUM_PATH is the browser; Playwright's own
 * download is never used.
 */
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { storiesOfOneTheme } from "./.storybook/theme-sensitive.ts";

const configDir = fileURLToPath(new URL("./.storybook", import.meta.url));

/** A new object for each project, because vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // A half-faded element would fail the contrast rule.
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

const themes = [
  { name: "paper", theme: "light", exclude: [] },
  { name: "soil", theme: "dark", exclude: storiesOfOneTheme(import.meta.dirname) },
];

/** Listed, because Vite reloads the page during a run when it discovers a dependency. */
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
      ...themes.map(({ name, theme, exclude }) => ({
        plugins: [storybookTest({ configDir })],
        optimizeDeps: { include: dependencies },
        test: {
          name,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          browser: browser(),
          env: { VITE_STORY_THEME: theme },
          exclude: [...configDefaults.exclude, ...exclude],
        },
      })),
      {
        optimizeDeps: { include: dependencies },
        test: {
          name: "checks",
          testTimeout: 600_000,
          hookTimeout: 600_000,
          browser: browser(),
          // The addon's value for runs without Storybook: findings of axe are thrown.
          env: { VITEST_STORYBOOK: "false", VITE_STORY_THEME: "light" },
          include: [".storybook/checks/*.test.tsx"],
          setupFiles: ["./.storybook/checks/setup.ts"],
        },
      },
    ],
  },
});
