import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { Plate } from "../../foundation/layout/layout.tsx";
import { Coach, type Criterion } from "./coach.tsx";
import { CoachBar } from "./coach-bar.tsx";

const meta: Meta = { title: "Diary/Coach" };
export default meta;
type Story = StoryObj;

const criteria: readonly Criterion[] = [
  {
    key: "photos",
    name: "Photos",
    level: "normal",
    count: "3 of 4",
    advice: "One more photo makes this good. Growers look for the whole plant, the canopy and a close view.",
    href: "#photos",
  },
  {
    key: "conditions",
    name: "Conditions",
    level: "good",
    count: "9 of 12",
    advice: "Good from six readings.",
  },
  {
    key: "nutrients",
    name: "Nutrients",
    level: "bad",
    count: "none",
    advice: "Add one product with a dose, or mark the week as water only.",
  },
  {
    key: "comment",
    name: "Comment",
    level: "normal",
    count: "96 of 140",
    advice: "44 characters to go. What changed since week 11?",
  },
];

function Editor() {
  const [photos, setPhotos] = useState(3);
  const now = criteria.map((criterion) =>
    criterion.key === "photos" && photos > 3
      ? { ...criterion, level: "good" as const, count: "4 of 4" }
      : criterion,
  );
  const good = now.filter((criterion) => criterion.level === "good").length;
  return (
    <div style={{ maxInlineSize: 330 }} data-phase="flowering">
      <Plate>
        <Coach
          criteria={now}
          headline="Nearly there"
          summary={`${good} good, ${3 - good} normal, 1 missing`}
          announcement={`${good} of 4 good`}
          actions={
            <>
              <Button look="primary" wide>
                Publish week 12
              </Button>
              <Button look="quiet" wide onClick={() => setPhotos(photos + 1)}>
                Add a photo
              </Button>
            </>
          }
        />
      </Plate>
    </div>
  );
}

export const Improves: Story = {
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Nothing is announced before a level changes.
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Add a photo" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 4 good");
    await expect(canvas.getByText("4 of 4")).toBeVisible();
  },
};

export const Thai: Story = {
  globals: { lang: "th" },
  render: () => (
    <div style={{ maxInlineSize: 330 }} data-phase="vegetative">
      <Plate>
        <Coach
          criteria={[
            {
              key: "p",
              name: "รูป",
              level: "normal",
              count: "3 จาก 4",
              advice: "เพิ่มอีก 1 รูป สัปดาห์นี้ก็ครบ",
            },
            { key: "c", name: "สภาพแวดล้อม", level: "good", count: "9 จาก 12", advice: "ดีตั้งแต่หกค่าขึ้นไป" },
            { key: "t", name: "ข้อความ", level: "bad", count: "ไม่มี", advice: "เขียนสั้น ๆ ว่าอะไรเปลี่ยนไป" },
          ]}
          headline="ใกล้เสร็จแล้ว"
          summary="ดี 1 ปกติ 1 ขาด 1"
          announcement="ดี 1 จาก 3"
        />
      </Plate>
    </div>
  ),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <div style={{ minBlockSize: 600 }} data-phase="flowering">
      <CoachBar
        levels={criteria.map((criterion) => criterion.level)}
        summary="1 of 4 good"
        missing="Nutrients are missing"
        title="Completeness of week 12"
        announcement="1 of 4 good, 2 normal, 1 missing"
        action={<Button look="primary">Publish</Button>}
      >
        <Coach
          criteria={criteria}
          headline="Nearly there"
          summary="1 good, 2 normal, 1 missing"
          announcement="1 of 4 good"
          headingLevel={3}
        />
      </CoachBar>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /1 of 4 good/ }));
    await expect(await canvas.findByRole("heading", { name: "Completeness of week 12" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

export const German: Story = {
  globals: { lang: "de" },
  render: () => (
    <div style={{ maxInlineSize: 330 }} data-phase="flowering">
      <Plate>
        <Coach
          criteria={[
            {
              key: "p",
              name: "Fotos",
              level: "normal",
              count: "3 von 4",
              advice:
                "Mit noch einem Foto ist es gut. Grower wollen die ganze Pflanze und eine Nahaufnahme sehen.",
            },
            {
              key: "n",
              name: "Nährstoffzusammensetzung",
              level: "bad",
              count: "keine",
              advice:
                "Trage ein Düngemittel mit Dosierung ein, oder vermerke die Woche als reine Wasserwoche.",
            },
          ]}
          headline="Fast vollständig beschrieben"
          summary="Nichts gut, eines mittel, eines fehlt"
          announcement="0 von 2 gut"
        />
      </Plate>
    </div>
  ),
};
