import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Sparkline } from "../../chart/sparkline.tsx";
import type { Phase } from "../../foundation/phase/phase.ts";
import { Photo } from "../../media/photo/photo.tsx";
import { product } from "../../story-data/pictures.ts";
import { ReadingsTable } from "./readings-table.tsx";
import { Scheme, type SchemeProps } from "./scheme.tsx";
import type { WeekColumn } from "./stages.ts";

const meta: Meta = { title: "Diary/Tables by week" };
export default meta;
type Story = StoryObj;

function weeksOf(stages: readonly (readonly [phase: Phase, stage: string, length: number])[]): WeekColumn[] {
  const all = stages.flatMap(([phase, stage, length]) => Array.from({ length }, () => ({ phase, stage })));
  return all.map((week, index) => ({ ...week, id: index + 1, name: String(index + 1) }));
}

const weeks = weeksOf([
  ["germination", "Germ.", 1],
  ["vegetative", "Vegetative, 18 h", 3],
  ["flowering", "Flowering, 12 h", 7],
  ["harvest", "Flush", 1],
]);
const picture = (
  <span style={{ inlineSize: 44, flex: "none" }}>
    <Photo photo={product("bottle")} shape="1:1" />
  </span>
);

const coco: SchemeProps = {
  label: "Coco, drip: doses by week",
  corner: "Product, ml/l",
  weeks,
  rows: [
    {
      key: "a",
      name: "Base A",
      href: "#a",
      picture,
      doses: [null, 0.8, 1.2, 1.6, 2, 2, 2, 2, 1.6, 1.2, 0.6, null],
    },
    {
      key: "b",
      name: "Base B",
      href: "#b",
      picture,
      doses: [null, 0.8, 1.2, 1.6, 2, 2, 2, 2, 1.6, 1.2, 0.6, null],
    },
    { key: "root", name: "Root Start", doses: [1, 1, 0.5] },
    {
      key: "bloom",
      name: "Tidewater Bloom",
      doses: [null, null, null, null, null, 0.6, 1, 1.2, 1.5, 1.5, 1, 0],
    },
    { key: "mag", name: "Cal-Mag", doses: [0.3, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.3] },
  ],
  feet: [
    {
      name: "EC",
      unit: "mS/cm",
      values: ["0.4", "0.9", "1.2", "1.4", "1.7", "1.8", "1.9", "1.9", "1.7", "1.5", "0.9", "0.2"],
    },
    { name: "pH", values: weeks.map((_, index) => (index < 4 ? "5.8" : "6.0")) },
  ],
  format: (dose) => dose.toFixed(1),
  unit: "ml/l",
  current: 7,
  weekTitle: (week) => `Week ${week.name}, ${week.stage}`,
  weekLabel: "Choose a week",
  wholeTable: "Whole table",
  inTank: (dose) => `${Math.round(dose * 20)} ml in 20 l`,
  nothing: "Plain water",
  note: "Cell ground deepens with the dose. Doses as printed by Loam & Lumen on 2 October.",
};

export const Feed: Story = {
  render: () => <Scheme {...coco} />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Coco, drip: doses by week" });
    await expect(within(table).getByRole("columnheader", { name: "Flowering, 12 h" })).toBeVisible();
    // A missing dose is shown as a dot, and so is a dose of zero.
    const bloom = within(table).getByRole("row", { name: /Tidewater Bloom/ });
    await expect(within(bloom).getAllByText("·")).toHaveLength(6);
  },
};

export const FeedOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => <Scheme {...coco} />,
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 840) return;
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Week 8, Flowering, 12 h" })).toBeVisible();
    await expect(canvas.getByText("24 ml in 20 l")).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();

    canvas.getByRole("radio", { name: "8" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("heading", { name: "Week 9, Flowering, 12 h" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "12" }));
    await expect(canvas.getByText("Plain water")).toBeVisible();

    await userEvent.click(canvas.getByText("Whole table"));
    await expect(canvas.getByRole("table")).toBeVisible();
  },
};

export const FeedInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Scheme
      {...coco}
      label="Kokos mit Tropfbewässerung: Dosierungen je Woche"
      weeks={weeksOf([
        ["vegetative", "Bewurzelungsphase", 2],
        ["flowering", "Blütestimulation, 12 Stunden", 10],
      ])}
      rows={[
        { key: 1, name: "Zweikomponenten-Grunddünger A", doses: [1, 2, 3] },
        { key: 2, name: "Wurzelstimulator", doses: [1] },
      ]}
      feet={[{ name: "Leitfähigkeit", unit: "mS/cm", values: ["1,2", "1,4"] }]}
      format={(dose) => dose.toFixed(1).replace(".", ",")}
      current={0}
      weekTitle={(week) => `Woche ${week.name}, ${week.stage}`}
      weekLabel="Woche wählen"
      wholeTable="Ganze Tabelle zeigen"
      inTank={(dose) => `${dose * 20} ml auf 20 Liter Nährlösung`}
      nothing="Klares Wasser"
      note="Angaben des Herstellers."
    />
  ),
};

const readingRows = [
  {
    key: "temp",
    name: "Air temperature, day",
    unit: "°C",
    values: ["24.1", "24.4", null, "25.0", "25.6", "25.2", "25.4", "25.1", "24.6", "24.0", "23.4", null],
    trend: (
      <Sparkline values={[24.1, 24.4, 25, 25.6, 25.2, 25.4, 25.1, 24.6, 24, 23.4]} color="var(--c-temp)" />
    ),
  },
  {
    key: "hum",
    name: "Humidity",
    unit: "%",
    values: ["72", "68", "66", "62", "60", "59", "58", "58", "55", "52", "50", "50"],
    trend: <Sparkline values={[72, 68, 66, 62, 60, 59, 58, 58, 55, 52, 50, 50]} color="var(--c-hum)" />,
  },
  { key: "ph", name: "pH", values: [null, "5.8", "5.9"] },
];

export const Readings: Story = {
  render: () => (
    <ReadingsTable
      label="Readings by week"
      corner="Reading"
      weeks={weeks}
      rows={readingRows}
      trendHead="Course"
    />
  ),
};

export const ReadingsInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <ReadingsTable
      label="ค่าที่วัดรายสัปดาห์"
      corner="ค่าที่วัด"
      weeks={weeksOf([
        ["vegetative", "ทำใบ", 4],
        ["flowering", "ทำดอก", 8],
      ])}
      rows={[{ key: "t", name: "อุณหภูมิอากาศกลางวัน", unit: "°C", values: ["24.1", "24.4"] }]}
    />
  ),
};
