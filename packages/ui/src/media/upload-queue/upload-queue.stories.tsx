import type { Meta, StoryObj } from "@storybook/react-vite";
import { WifiOff } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Badge } from "../../foundation/chip/chip.tsx";
import { Section, Stack } from "../../foundation/layout/layout.tsx";
import { Note } from "../../foundation/note/note.tsx";
import { type QueuedFile, UploadQueue } from "./upload-queue.tsx";

const meta: Meta = { title: "Media/Waiting to be sent" };
export default meta;
type Story = StoryObj;

const files: readonly QueuedFile[] = [
  {
    id: "a",
    name: "tent.jpg",
    preview: "/tent.webp",
    state: "waiting",
    title: "Waiting",
    detail: "Sends when you are online",
  },
  {
    id: "b",
    name: "bud.jpg",
    preview: "/bud.webp",
    state: "uploading",
    progress: 0.62,
    title: "Uploading",
    detail: "2.1 of 3.4 MB",
  },
  { id: "c", name: "lamp.jpg", preview: "/lamp.webp", state: "done", title: "Uploaded", detail: "1.8 MB" },
  { id: "d", name: "canopy.jpg", preview: "/gallery-1.webp", state: "failed", title: "Network error" },
  {
    id: "e",
    name: "root.jpg",
    preview: "/gallery-3.webp",
    state: "refused",
    title: "Server responded with an error",
  },
  { id: "f", name: "film.mp4", state: "tooLarge", title: "Too large", detail: "31 MB, limit 25 MB" },
];
const cancel = fn();
const retry = fn();

export const States: Story = {
  render: () => (
    <Stack gap={5}>
      <Note tone="warn" icon={WifiOff} banner>
        <b>You are offline.</b> Week 12 is saved on this device and sent when you're back online.
      </Note>
      <div style={{ maxInlineSize: 480 }}>
        <Section title="Waiting to be sent" level={2} close>
          <UploadQueue
            text={{
              title: "Week 12, text and 9 readings",
              detail: "saved 14:02",
              state: <Badge>Waiting</Badge>,
            }}
            files={files}
            words={{
              cancel: (name) => `Cancel ${name}`,
              remove: (name) => `Remove ${name}`,
              tryAgain: "Try again",
              makeSmaller: "Make smaller",
            }}
            onCancel={cancel}
            onRetry={retry}
            onShrink={() => {}}
          />
        </Section>
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole("button", { name: "Try again" })[1]?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(retry).toHaveBeenLastCalledWith("e");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove root.jpg" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(cancel).toHaveBeenLastCalledWith("e");
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "0.62");
  },
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <UploadQueue
        files={[
          {
            id: "d",
            name: "Blätterdach.jpg",
            preview: "/gallery-1.webp",
            state: "refused",
            title: "Der Server hat mit einem Fehler geantwortet",
            detail: "Bitte versuche es in ein paar Minuten noch einmal.",
          },
        ]}
        words={{
          cancel: (name) => `${name} abbrechen`,
          remove: (name) => `${name} entfernen`,
          tryAgain: "Erneut versuchen",
          makeSmaller: "Verkleinern",
        }}
        onCancel={cancel}
        onRetry={retry}
      />
    </div>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <UploadQueue
      files={[
        {
          id: "t",
          name: "ทรงพุ่ม.jpg",
          preview: "/gallery-1.webp",
          state: "refused",
          title: "เซิร์ฟเวอร์มีปัญหา",
          detail: "ลองอีกครั้งในอีกไม่กี่นาที",
        },
      ]}
      words={{
        cancel: (name) => `ยกเลิก ${name}`,
        remove: (name) => `ลบ ${name}`,
        tryAgain: "ลองอีกครั้ง",
        makeSmaller: "ย่อขนาด",
      }}
      onCancel={cancel}
      onRetry={retry}
    />
  ),
};
