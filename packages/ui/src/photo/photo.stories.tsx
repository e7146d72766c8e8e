import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera } from "lucide-react";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Lightbox } from "../gallery/lightbox.tsx";
import { PhotoGrid } from "../gallery/photo-grid.tsx";
import { Icon } from "../icon/icon.tsx";
import { picture, preview } from "../story-data/pictures.ts";
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

const photos = [2, 1, 4, 3, 5].map((number, index) => ({
  ...picture(`gallery-${number}`, `Photo ${index + 1} of week 11, flowering`),
  id: number,
  href: `/gallery-${number}.webp`,
  thumbnail: `/gallery-${number}.webp`,
  caption: (
    <>
      <p>
        <b>Week 11, flowering</b> by tessellate
      </p>
      <p>25.4 °C · 58 % · EC 1.9 · 97 cm</p>
    </>
  ),
}));

export const Grid: Story = {
  render: () => (
    <div style={{ maxInlineSize: 880 }}>
      <PhotoGrid
        photos={[...photos, { ...photos[0], ...picture("bud"), id: 9, href: "/bud.webp" }]}
        limit={5}
        more={(n) => `+${n}`}
      />
    </div>
  ),
};

function GalleryWithLightbox() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <PhotoGrid photos={photos} onOpen={setIndex} />
      <Lightbox
        label="Photos of week 11"
        photos={photos}
        index={index}
        onIndex={setIndex}
        onClose={() => setIndex(null)}
        hints={
          <>
            <kbd>←</kbd> <kbd>→</kbd> photo <kbd>Esc</kbd> close
          </>
        }
      />
    </>
  );
}

export const Opened: Story = {
  render: () => <GalleryWithLightbox />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tile = canvas.getByRole("link", { name: "Photo 2 of week 11, flowering" });
    await userEvent.click(tile);
    const dialog = await canvas.findByRole("dialog", { name: "Photos of week 11" });
    await expect(within(dialog).getByText("2 of 5")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(within(dialog).getByText("4 of 5")).toBeVisible();
  },
};

export const ClosedAgain: Story = {
  render: () => <GalleryWithLightbox />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tile = canvas.getByRole("link", { name: "Photo 1 of week 11, flowering" });
    await userEvent.click(tile);
    const dialog = await canvas.findByRole("dialog", { name: "Photos of week 11" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(tile).toHaveFocus();
  },
};
