import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PhotoUploader, type UploaderWords, type UploadItem } from "./photo-uploader.tsx";

const meta: Meta = { title: "Media/Photo uploader" };
export default meta;
type Story = StoryObj;

const words: UploaderWords = {
  add: "Add photos",
  drop: "or drop them here",
  cover: "Cover",
  tryAgain: "Try again",
  actions: (number) => `Actions for photo ${number}`,
  makeCover: "Make cover",
  rotate: "Rotate",
  moveBefore: "Move before",
  moveAfter: "Move after",
  describe: "Describe this photo",
  remove: "Remove photo",
  uploading: (name) => `Uploading ${name}`,
  photo: (number) => `Photo ${number}`,
};

const german: UploaderWords = {
  ...words,
  add: "Fotos hinzufügen",
  drop: "oder hierher ziehen",
  cover: "Titelbild",
  tryAgain: "Erneut versuchen",
  remove: "Foto entfernen",
};

const start: readonly UploadItem[] = [
  { id: "a", name: "tent.jpg", preview: "/tent.webp", state: "done", alt: "The whole plant in the tent" },
  { id: "b", name: "bud.jpg", preview: "/bud.webp", state: "done" },
  {
    id: "c",
    name: "canopy.jpg",
    preview: "/gallery-1.webp",
    state: "uploading",
    progress: 0.64,
    status: "64 %",
  },
  { id: "d", name: "close.jpg", preview: "/gallery-4.webp", state: "waiting", status: "Waiting" },
  { id: "e", name: "canopy.heic", state: "failed", reason: "Server responded with an error" },
];

function Uploader({ text }: { text: UploaderWords }) {
  const [items, setItems] = useState(start);
  const [cover, setCover] = useState("a");
  return (
    <PhotoUploader
      items={items}
      words={text}
      name="photos"
      accept="image/jpeg,image/png,image/webp"
      coverId={cover}
      announcement="2 of 5 photos uploaded"
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onRetry={() => {}}
      onRotate={(id) =>
        setItems(items.map((item) => (item.id === id ? { ...item, turns: 1 as const } : item)))
      }
      onCover={setCover}
      onMove={(id, to) => {
        const moved = items.find((item) => item.id === id);
        const rest = items.filter((item) => item.id !== id);
        if (moved) setItems([...rest.slice(0, to), moved, ...rest.slice(to)]);
      }}
      onDescribe={() => {}}
    />
  );
}

export const States: Story = { render: () => <Uploader text={words} /> };

export const MovedByKeyboard: Story = {
  render: () => <Uploader text={words} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvasElement.querySelector<HTMLElement>('summary[aria-label="Actions for photo 1"]');
    menu?.focus();
    await userEvent.keyboard("{ArrowDown}");
    const moveAfter = canvas
      .getAllByRole("button", { name: "Move after" })
      .find((button) => button.closest("details")?.open);
    moveAfter?.focus();
    await userEvent.keyboard("{Enter}");
    const photos = canvas.getAllByRole("img").map((image) => image.getAttribute("alt"));
    await expect(photos.slice(0, 2)).toEqual(["Photo 1", "The whole plant in the tent"]);
  },
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => <Uploader text={german} />,
};
