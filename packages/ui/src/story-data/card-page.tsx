import type { Meta } from "@storybook/react-vite";
import { Page } from "../foundation/layout/layout.tsx";

/** Cards stand on a page, with its edges. */
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
