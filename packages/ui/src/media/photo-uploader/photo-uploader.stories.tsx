import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PhotoUploader } from "./photo-uploader.tsx";
import type { UploaderWords, UploadItem } from "./uploader-props.ts";

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
  moved: (number, total) => `Now photo ${number} of ${total}`,
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
  moved: (number, total) => `Jetzt Foto ${number} von ${total}`,
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

const retry = fn();

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
      onRetry={retry}
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

export const ByKeyboard: Story = {
  render: () => <Uploader text={words} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = (number: number) =>
      canvasElement.querySelector<HTMLElement>(`summary[aria-label="Actions for photo ${number}"]`);
    /** Opens a photo's menu by keyboard and presses one of its rows. */
    const choose = async (number: number, row: string) => {
      summary(number)?.focus();
      await userEvent.keyboard("{ArrowDown}");
      canvas
        .getAllByRole("button", { name: row })
        .find((button) => button.closest("details")?.open)
        ?.focus();
      await userEvent.keyboard("{Enter}");
    };
    const order = () => canvas.getAllByRole("img").map((image) => image.getAttribute("alt"));

    await choose(1, "Move after");
    await expect(order().slice(0, 2)).toEqual(["Photo 1", "The whole plant in the tent"]);
    await expect(summary(2)).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Now photo 2 of 5");
    // It is still the cover until another one is chosen.
    await expect(canvas.getByText("Cover").closest("li")).toBe(summary(2)?.closest("li"));
    await choose(1, "Make cover");
    await expect(canvas.getByText("Cover").closest("li")).toBe(summary(1)?.closest("li"));
    await choose(2, "Rotate");
    await expect(canvas.getByAltText("The whole plant in the tent")).toHaveStyle({ rotate: "90deg" });
    canvas.getByRole("button", { name: "Try again" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(retry).toHaveBeenCalledWith("e");
    await choose(4, "Remove photo");
    await expect(canvas.queryByText("Waiting")).toBeNull();
  },
};

/** Pointer events on one photo, over others, and released. */
function pointerOn(canvasElement: HTMLElement, pointerType: "mouse" | "touch") {
  const middle = (number: number) => {
    const box = canvasElement.querySelectorAll("ol > li")[number - 1]?.getBoundingClientRect();
    if (!box) throw new Error(`No tile ${number}`);
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  };
  const fire = (type: string, number: number, dx = 0) => {
    const at = middle(number);
    const target = type === "pointerdown" ? document.elementFromPoint(at.clientX, at.clientY) : window;
    target?.dispatchEvent(
      new PointerEvent(type, {
        ...at,
        clientX: at.clientX + dx,
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 7,
        pointerType,
        button: type === "pointermove" ? -1 : 0,
      }),
    );
  };
  return {
    down: (number: number) => fire("pointerdown", number),
    over: (number: number, dx?: number) => fire("pointermove", number, dx),
    up: (number: number) => fire("pointerup", number),
    taken: (number: number) => fire("pointercancel", number),
  };
}

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("ol > li img")].map((image) => image.getAttribute("src"));
const isLifted = (canvasElement: HTMLElement) => canvasElement.querySelector("[data-dragged]") !== null;
const BEFORE = ["/tent.webp", "/bud.webp", "/gallery-1.webp", "/gallery-4.webp"];
const FIRST_TO_THIRD = ["/bud.webp", "/gallery-1.webp", "/tent.webp", "/gallery-4.webp"];

export const ByMouse: Story = {
  render: () => <Uploader text={words} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mouse = pointerOn(canvasElement, "mouse");

    // A press that hardly moves is no drag.
    mouse.down(1);
    mouse.over(1, 3);
    await expect(isLifted(canvasElement)).toBe(false);
    mouse.up(1);
    await expect(names(canvasElement)).toEqual(BEFORE);

    mouse.down(1);
    mouse.over(3);
    await expect(isLifted(canvasElement)).toBe(true);
    mouse.up(3);
    await waitFor(() => expect(names(canvasElement)).toEqual(FIRST_TO_THIRD));
    await expect(isLifted(canvasElement)).toBe(false);
    await expect(canvas.getByRole("status")).toHaveTextContent("Now photo 3 of 5");

    // Escape cancels the drag.
    mouse.down(3);
    mouse.over(1);
    await userEvent.keyboard("{Escape}");
    await expect(isLifted(canvasElement)).toBe(false);
    mouse.up(1);
    await expect(names(canvasElement)).toEqual(FIRST_TO_THIRD);

    // The menu of a photo does not start a drag.
    const menu = canvasElement.querySelector("summary");
    menu?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, pointerId: 7 }));
    mouse.over(3);
    await expect(isLifted(canvasElement)).toBe(false);
    mouse.up(3);
  },
};

export const ByFinger: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => <Uploader text={words} />,
  play: async ({ canvasElement }) => {
    const finger = pointerOn(canvasElement, "touch");

    // A finger that moves at once scrolls the page.
    finger.down(1);
    finger.over(3);
    await expect(isLifted(canvasElement)).toBe(false);
    finger.taken(3);

    // A hold lifts the photo, and the page does not scroll.
    finger.down(1);
    await waitFor(() => expect(isLifted(canvasElement)).toBe(true));
    const scroll = new Event("touchmove", { bubbles: true, cancelable: true });
    canvasElement.querySelector("ol")?.dispatchEvent(scroll);
    await expect(scroll.defaultPrevented).toBe(true);
    finger.over(3);
    finger.up(3);
    await waitFor(() => expect(names(canvasElement)).toEqual(FIRST_TO_THIRD));

    // A cancelled pointer moves nothing.
    finger.down(1);
    await waitFor(() => expect(isLifted(canvasElement)).toBe(true));
    finger.over(4);
    finger.taken(4);
    await expect(isLifted(canvasElement)).toBe(false);
    await expect(names(canvasElement)).toEqual(FIRST_TO_THIRD);
    const after = new Event("touchmove", { bubbles: true, cancelable: true });
    canvasElement.querySelector("ol")?.dispatchEvent(after);
    await expect(after.defaultPrevented).toBe(false);
  },
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => <Uploader text={german} />,
};

const thai: UploaderWords = {
  ...words,
  add: "เพิ่มรูป",
  drop: "หรือลากมาวางที่นี่",
  cover: "ปก",
  tryAgain: "ลองอีกครั้ง",
  remove: "ลบรูป",
  moved: (number, total) => `ตอนนี้เป็นรูปที่ ${number} จาก ${total}`,
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => <Uploader text={thai} />,
};
