import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ["./pictures"],
  // Props are documented by their TSDoc; the slower docgen that reads types would add little.
  typescript: { reactDocgen: "react-docgen" },
};

export default config;
