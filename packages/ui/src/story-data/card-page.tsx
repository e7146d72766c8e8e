import type { Meta } from "@storybook/react-vite";
import { Page } from "../foundation/layout/layout.tsx";

/** Renders cards on a page with its margins. */
export const onCardPage = {
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta;
