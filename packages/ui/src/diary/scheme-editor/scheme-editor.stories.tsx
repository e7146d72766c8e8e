import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { Phase } from "../../foundation/phase/phase.ts";
import { SchemeEditor, type SchemeEditorText } from "./scheme-editor.tsx";
import type { SchemeGrid } from "./scheme-grid.ts";

const meta: Meta = { title: "Diary/Scheme editor" };
export default meta;
type Story = StoryObj;

const stages: readonly (readonly [Phase, string])[] = [
  ["germination", "Germ."],
  ["vegetative", "Vegetative, 18 h"],
  ["vegetative", "Vegetative, 18 h"],
  ["vegetative", "Vegetative, 18 h"],
  ["flowering", "Flowering, 12 h"],
  ["flowering", "Flowering, 12 h"],
  ["flowering", "Flowering, 12 h"],
  ["harvest", "Flush"],
];
const weeks = stages.map(([phase, stage], index) => ({
  id: index + 1,
  name: String(index + 1),
  phase,
  stage,
}));

const english: SchemeEditorText = {
  fillRight: "Fill right",
  rampBetween: "Ramp between",
  copyWeek: "Copy week",
  clearWeek: "Clear week",
  chooseWeek: "Choose a week",
  cell: (product, week) => `${product}, week ${week}`,
  refused: (count) => `${count} cells were no dose and were left out`,
  hint: "Arrows move, Enter goes down, Ctrl and an arrow take the dose along.",
};

function Editor({
  text = english,
  names = ["Base A", "Bloom Lift"],
}: {
  text?: SchemeEditorText;
  names?: string[];
}) {
  const [doses, setDoses] = useState<SchemeGrid>([
    [null, 0.8, null, null, 2, null, null, null],
    [null, null, null, null, 0.6, 1, null, null],
  ]);
  const [week, setWeek] = useState(0);
  return (
    <SchemeEditor
      week={week}
      onWeek={setWeek}
      label="Coco, drip: doses by week"
      corner="Product, ml/l"
      weeks={weeks}
      products={names.map((name) => ({ key: name, name }))}
      doses={doses}
      onDoses={setDoses}
      format={String}
      parse={(written) => {
        if (written === "") return null;
        const dose = Number(written.replace(",", "."));
        return Number.isFinite(dose) && dose >= 0 ? dose : undefined;
      }}
      text={text}
    />
  );
}

export const ByKeyboard: Story = {
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = (name: string) => canvas.getByRole("textbox", { name });
    const row = (product: string) =>
      weeks.map((week) => (cell(`${product}, week ${week.name}`) as HTMLInputElement).value).join(" ");

    cell("Base A, week 1").focus();
    await userEvent.keyboard("0,4{Enter}");
    await expect(cell("Bloom Lift, week 1")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowRight}");
    await expect(cell("Base A, week 2")).toHaveFocus();
    await expect(cell("Base A, week 1")).toHaveValue("0.4");

    await userEvent.click(canvas.getByRole("button", { name: "Ramp between" }));
    await expect(row("Base A")).toBe("0.4 0.8 1.2 1.6 2   ");

    cell("Base A, week 5").focus();
    await userEvent.keyboard("{Control>}{ArrowRight}{ArrowRight}{/Control}");
    await expect(row("Base A")).toBe("0.4 0.8 1.2 1.6 2 2 2 ");
    await expect(cell("Base A, week 7")).toHaveFocus();

    await userEvent.click(canvas.getByRole("button", { name: "Copy week" }));
    await expect(row("Base A")).toBe("0.4 0.8 1.2 1.6 2 2 2 2");
    await userEvent.click(canvas.getByRole("button", { name: "Clear week" }));
    await expect(cell("Base A, week 7")).toHaveValue("");
  },
};

export const PasteAndRefuse: Story = {
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = (name: string) => canvas.getByRole("textbox", { name });
    await userEvent.click(cell("Base A, week 1"));
    await userEvent.paste("0.4\t0,9\nsome\t1");
    await expect(cell("Base A, week 2")).toHaveValue("0.9");
    await expect(cell("Bloom Lift, week 2")).toHaveValue("1");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 cells were no dose and were left out");

    // Invalid text stays as typed and is marked.
    const wrong = cell("Base A, week 3");
    await userEvent.clear(wrong);
    await userEvent.type(wrong, "1.2 ml");
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await userEvent.tab();
    await userEvent.click(canvas.getByRole("button", { name: "Copy week" }));
    await expect(wrong).toHaveValue("1.2 ml");
  },
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Editor
      names={["Zweikomponenten-Grunddünger A", "Blütenverstärker"]}
      text={{
        fillRight: "Nach rechts ausfüllen",
        rampBetween: "Dazwischen gleichmäßig steigern",
        copyWeek: "Woche übernehmen",
        clearWeek: "Woche leeren",
        chooseWeek: "Woche wählen",
        cell: (product, week) => `${product}, Woche ${week}`,
        refused: (count) => `${count} Zellen waren keine Dosis und wurden ausgelassen`,
      }}
    />
  ),
};

export const Thai: Story = {
  globals: { lang: "th" },
  render: () => (
    <Editor
      text={{
        fillRight: "เติมไปทางขวา",
        rampBetween: "ไล่ระดับระหว่างกัน",
        copyWeek: "คัดลอกสัปดาห์",
        clearWeek: "ล้างสัปดาห์",
        chooseWeek: "เลือกสัปดาห์",
        cell: (product, week) => `${product} สัปดาห์ ${week}`,
        refused: (count) => `${count} ช่องไม่ใช่ปริมาณ จึงถูกข้ามไป`,
      }}
    />
  ),
};
