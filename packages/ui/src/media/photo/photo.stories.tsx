import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera } from "lucide-react";
import { Icon } from "../../foundation/icon/icon.tsx";
import { picture, preview } from "../../story-data/pictures.ts";
import { Photo, PhotoLabel } from "./photo.tsx";

const meta: Meta = { title: "Media/Photo" };
export default meta;
type Story = StoryObj;

export const Placeholders: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 6, maxInlineSize: 480 }}>
      <Photo photo={{ ...picture("tent", "Not there yet: its mean colour"), src: "data:," }} />
      <Photo photo={{ ...picture("tent", "Not there yet: its blurred preview"), src: "data:,", preview }} />
      <Photo photo={picture("tent", "Bushy plant under a lamp bar")} priority>
        <PhotoLabel at="bottom-end">
          <Icon of={Camera} />
          Cover from week 14
        </PhotoLabel>
      </Photo>
    </div>
  ),
};
