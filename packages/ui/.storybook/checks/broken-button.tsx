import type { Meta, StoryObj } from "@storybook/react-vite";

/* A story that breaks three rules on purpose. It is not in the story index and only proves that the
   check of every other story can fail. */
function BrokenButton() {
  return (
    <div style={{ color: "#ccc", background: "#fff" }}>
      <button type="button" />
      {/* biome-ignore lint/a11y/useAltText: broken on purpose */}
      <img src="/tent.webp" />
      Too pale to read
    </div>
  );
}

const meta: Meta<typeof BrokenButton> = { component: BrokenButton };
export default meta;

export const WithoutName: StoryObj<typeof meta> = {};
