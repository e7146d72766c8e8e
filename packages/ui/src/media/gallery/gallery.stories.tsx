import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flag, Heart } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../../foundation/button/icon-button.tsx";
import { Stack } from "../../foundation/layout/layout.tsx";
import { picture } from "../../story-data/pictures.ts";
import { Lightbox } from "./lightbox.tsx";
import { type GridPhoto, PhotoGrid } from "./photo-grid.tsx";

const meta: Meta = { title: "Media/Gallery" };
export default meta;
type Story = StoryObj;

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
const first = photos.slice(0, 1);
const many: readonly GridPhoto[] = [
  ...photos,
  ...["tent", "outdoors", "bud", "window"].map((name, index) => ({
    ...picture(name, `Photo ${index + 6} of week 11, flowering`),
    id: name,
    href: `/${name}.webp`,
  })),
];

/** One, two, five, and more than are shown: in the given order, side by side first. */
export const Grids: Story = {
  render: () => (
    <Stack gap={8}>
      <div style={{ maxInlineSize: 880 }}>
        <PhotoGrid photos={many} limit={6} more={(hidden) => `+${hidden}`} />
      </div>
      <div style={{ maxInlineSize: 560 }}>
        <PhotoGrid photos={photos.slice(0, 2)} />
      </div>
      <div style={{ maxInlineSize: 320 }}>
        <PhotoGrid photos={first} />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [tiles = null] = canvasElement.querySelectorAll("ul");
    const [one, two, three] = [...(tiles?.querySelectorAll("li") ?? [])].map((tile) =>
      tile.getBoundingClientRect(),
    );
    await expect(two?.y).toBe(one?.y);
    await expect(three?.y).toBe(one?.y);
    await expect(two?.x).toBeGreaterThan(one?.right ?? 0);
  },
};

const like = fn();

function GalleryWithLightbox({ label = "Photos of week 11" }: { label?: string }) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <PhotoGrid photos={photos} onOpen={setIndex} />
      <Lightbox
        label={label}
        photos={photos}
        index={index}
        onIndex={setIndex}
        onClose={() => setIndex(null)}
        onLike={like}
        actions={
          <>
            <IconButton icon={Heart} label="Like" onClick={like} />
            <IconButton icon={Flag} label="Report photo" />
          </>
        }
        hints={
          <>
            <kbd>←</kbd> <kbd>→</kbd> photo <kbd>+</kbd> <kbd>−</kbd> zoom <kbd>L</kbd> like <kbd>Esc</kbd>{" "}
            close
          </>
        }
      />
    </>
  );
}

async function open(canvasElement: HTMLElement, number: number) {
  const canvas = within(canvasElement);
  const tile = canvas.getByRole("link", { name: `Photo ${number} of week 11, flowering` });
  tile.focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await canvas.findByRole("dialog", { name: "Photos of week 11" });
  return { tile, dialog, image: () => within(dialog).getByRole("img", { name: /Photo/ }) };
}

export const ByKeyboard: Story = {
  render: () => <GalleryWithLightbox />,
  play: async ({ canvasElement }) => {
    like.mockClear();
    const { tile, dialog, image } = await open(canvasElement, 2);
    const inside = within(dialog);
    await expect(inside.getByText("2 of 5")).toBeVisible();
    await expect(inside.getByText("zoom", { exact: false })).toBeVisible();

    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(inside.getByText("4 of 5")).toBeVisible();
    await expect(inside.queryByText("zoom", { exact: false })).toBeNull();
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(inside.getByText("5 of 5")).toBeVisible();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(inside.getByText("1 of 5")).toBeVisible();

    await userEvent.keyboard("++");
    await expect(image().style.transform).toContain("scale(2.25)");
    await userEvent.keyboard("-");
    await expect(image().style.transform).toContain("scale(1.5)");
    await userEvent.keyboard("{ArrowRight}");
    await expect(image().style.transform).toBe("");
    await userEvent.keyboard("l");
    await expect(like).toHaveBeenCalledOnce();

    // The browser turns Escape into this event.
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(tile).toHaveFocus();
  },
};

function swipe(stage: Element, dx: number, dy: number) {
  const finger = { pointerType: "touch", pointerId: 7, isPrimary: true, bubbles: true };
  fireEvent.pointerDown(stage, { ...finger, clientX: 300, clientY: 300 });
  fireEvent.pointerMove(stage, { ...finger, clientX: 300 + dx, clientY: 300 + dy });
  fireEvent.pointerUp(stage, { ...finger, clientX: 300 + dx, clientY: 300 + dy });
}

export const ByFinger: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => <GalleryWithLightbox />,
  play: async ({ canvasElement }) => {
    like.mockClear();
    const { dialog, image } = await open(canvasElement, 1);
    const inside = within(dialog);
    swipe(image(), -120, 10);
    await expect(await inside.findByText("2 of 5")).toBeVisible();
    swipe(image(), -99, 0);
    await expect(inside.getByText("2 of 5")).toBeVisible();
    swipe(image(), 120, 10);
    await expect(await inside.findByText("1 of 5")).toBeVisible();

    await userEvent.dblClick(image());
    await expect(like).toHaveBeenCalledOnce();

    // An enlarged photo is panned by a finger, which does not change the page.
    await userEvent.click(inside.getByRole("button", { name: "Zoom in" }));
    await expect(image().style.transform).toContain("scale(1.5)");
    await userEvent.click(inside.getByRole("button", { name: "Zoom out" }));
    await expect(image().style.transform).toBe("");
    await userEvent.click(inside.getByRole("button", { name: "4 of 5" }));
    await expect(await inside.findByText("4 of 5")).toBeVisible();

    swipe(image(), 0, 150);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

function TallPhoto() {
  const [index, setIndex] = useState<number | null>(null);
  // In browsers with AVIF: sized by the window's width and taller than its height.
  const tall = photos.slice(0, 1).map((photo) => ({
    ...photo,
    srcSet: `${photo.src} 640w`,
    avifSrcSet: `${photo.src} 640w`,
  }));
  return (
    <>
      <PhotoGrid photos={tall} onOpen={setIndex} />
      <Lightbox label="Tall" photos={tall} index={index} onIndex={setIndex} onClose={() => setIndex(null)} />
    </>
  );
}

export const WholeHoweverTall: Story = {
  render: () => <TallPhoto />,
  play: async (context) => {
    await openFirst(context);
    const image = within(await within(context.canvasElement).findByRole("dialog")).getByRole("img");
    await waitFor(() => expect((image as HTMLImageElement).complete).toBe(true));
    const [shown, room] = [image, image.closest("div")].map((element) => element?.getBoundingClientRect());
    await expect(shown?.height).toBeGreaterThan(0);
    await expect(shown?.bottom).toBeLessThanOrEqual((room?.bottom ?? 0) + 1);
    await expect(shown?.top).toBeGreaterThanOrEqual((room?.top ?? 0) - 1);
  },
};

/** Opened for the screenshot. */
export const Opened: Story = {
  render: () => <GalleryWithLightbox />,
  play: async ({ canvasElement }) => {
    await open(canvasElement, 2);
  },
};

function SmallGallery({
  label,
  alt,
  caption,
}: {
  label: string;
  alt: (number: number) => string;
  caption: string;
}) {
  const [index, setIndex] = useState<number | null>(null);
  const own = photos.map((photo, at) => ({ ...photo, alt: alt(at + 1), caption: <p>{caption}</p> }));
  return (
    <>
      <PhotoGrid photos={own} onOpen={setIndex} />
      <Lightbox label={label} photos={own} index={index} onIndex={setIndex} onClose={() => setIndex(null)} />
    </>
  );
}

const openFirst: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  canvasElement.querySelector("a")?.focus();
  await userEvent.keyboard("{Enter}");
  await within(canvasElement).findByRole("dialog");
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <SmallGallery
      label="Fotos der Woche 11"
      alt={(number) => `Foto ${number} der Woche 11, Blüte`}
      caption="Woche 11, Blüte: Nachttemperatur 18,6 °C, Luftfeuchtigkeit 58 %, Nährlösungsstärke EC 1,9, Pflanzenhöhe 97 cm"
    />
  ),
  play: openFirst,
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <SmallGallery
      label="รูปของสัปดาห์ที่ 11"
      alt={(number) => `รูปที่ ${number} ของสัปดาห์ที่ 11 ทำดอก`}
      caption="สัปดาห์ที่ 11 ทำดอก อุณหภูมิกลางคืน 18.6 °C ความชื้น 58 % EC 1.9 สูง 97 ซม."
    />
  ),
  play: openFirst,
};
