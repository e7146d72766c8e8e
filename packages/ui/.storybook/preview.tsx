import "../src/foundation/styles/index.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { UiTextProvider } from "../src/foundation/text/ui-text.tsx";
import type { StoryLanguage } from "../src/story-data/diary.ts";
import { uiWords } from "../src/story-data/ui-words.ts";

// The tests set this variable to how many times longer than on an idle machine they may take.
configure({ asyncUtilTimeout: 5_000 * Number(import.meta.env.VITE_TEST_PATIENCE ?? 1) });

/** Sets theme and language on the root element, like the apps, and provides the kit's texts. */
const withThemeAndLanguage: Decorator = (Story, { globals }) => {
  const { theme, lang } = globals as { theme: string; lang: StoryLanguage };
  // Before paint, so that the story is measured in its theme.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = lang;
  }, [theme, lang]);
  return (
    <UiTextProvider text={uiWords[lang]}>
      <Story />
    </UiTextProvider>
  );
};

const preview: Preview = {
  decorators: [withThemeAndLanguage],
  // The tests set this variable to the theme they run in.
  initialGlobals: { theme: import.meta.env.VITE_STORY_THEME ?? "light", lang: "en" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Paper" },
          { value: "dark", title: "Soil" },
          { value: "system", title: "System" },
        ],
      },
    },
    lang: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: ["en", "ru", "de", "es", "th"].map((value) => ({ value, title: value })),
      },
    },
  },
  parameters: {
    layout: "padded",
    // Any finding of axe fails the story's test.
    a11y: {
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        // The list of passed checks is useless in tests.
        ...(import.meta.env.VITE_STORY_THEME ? { resultTypes: ["violations" as const] } : {}),
      },
      // A component alone is no page: the screens provide landmarks and the page's heading.
      config: {
        rules: [
          { id: "region", enabled: false },
          { id: "page-has-heading-one", enabled: false },
          { id: "heading-order", enabled: false },
          { id: "landmark-one-main", enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone, 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        wide: { name: "Wide, 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
  },
};

export default preview;
