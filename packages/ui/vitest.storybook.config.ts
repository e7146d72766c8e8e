/**
 * Runs every story in a real browser with axe: all in the light theme, theme-sensitive ones in the dark theme too (see
 * .storybook/theme-sensitive.ts). The contrast of all token pairs is a unit test.
 */
import { fileURLToPath } from "node:url";
import { chromium } from "@grow/testing/chromium";
import { patience, testTime } from "@grow/testing/test-time";
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
    launchOptions: chromium,
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
  ...[
    "commands",
    "dropcursor",
    "gapcursor",
    "history",
    "inputrules",
    "keymap",
    "model",
    "schema-list",
    "state",
    "tables",
    "view",
  ].map((name) => `prosemirror-${name}`),
];

/** Stories run in a browser, which has no `process.env`. */
const storyEnv = { VITE_TEST_PATIENCE: String(patience) };

export default defineConfig({
  test: {
    ...testTime,
    projects: [
      ...themes.map(({ name, theme, exclude }) => ({
        plugins: [storybookTest({ configDir })],
        optimizeDeps: { include: dependencies },
        test: {
          name,
          ...testTime,
          browser: browser(),
          env: { ...storyEnv, VITE_STORY_THEME: theme },
          exclude: [...configDefaults.exclude, ...exclude],
        },
      })),
      {
        optimizeDeps: { include: dependencies },
        test: {
          name: "checks",
          ...testTime,
          browser: browser(),
          // The addon's value for runs without Storybook: findings of axe are thrown.
          env: { ...storyEnv, VITEST_STORYBOOK: "false", VITE_STORY_THEME: "light" },
          include: [".storybook/checks/*.test.tsx"],
          setupFiles: ["./.storybook/checks/setup.ts"],
        },
      },
    ],
  },
});
