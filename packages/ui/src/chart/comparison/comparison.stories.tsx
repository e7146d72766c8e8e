import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Stack } from "../../foundation/layout/layout.tsx";
import { type ComparedReading, Comparison, ComparisonLegend } from "./comparison.tsx";

const meta: Meta = { title: "Chart/Comparison" };
export default meta;
type Story = StoryObj;

const readings: readonly ComparedReading[] = [
  {
    name: "Air temperature, day",
    count: 39,
    countText: "n 39",
    value: "25.4",
    unit: "°C",
    range: { low: 22.7, high: 27.7, from: 24.2, to: 26.3, median: 25.1, own: 25.4 },
    median: "median 25.1",
    middle: "24.2 to 26.3",
    judgement: "like most",
  },
  {
    name: "Humidity",
    count: 38,
    countText: "n 38",
    value: "58",
    unit: "%",
    range: { low: 40, high: 62, from: 47, to: 56, median: 52, own: 58 },
    median: "median 52",
    middle: "47 to 56",
    judgement: "higher than three of four",
    isNotable: true,
  },
  {
    name: "pH",
    count: 36,
    countText: "n 36",
    value: "4.9",
    range: { low: 5.4, high: 6.6, from: 5.8, to: 6.2, median: 6, own: 4.9 },
    median: "median 6.0",
    middle: "5.8 to 6.2",
    judgement: "lower than nineteen of twenty",
    isNotable: true,
  },
  {
    name: "CO₂",
    count: 4,
    countText: "n 4",
    value: "640",
    unit: "ppm",
    range: { low: 400, high: 1200, from: 500, to: 900, median: 700, own: 640 },
    median: "median 700",
    middle: "500 to 900",
    judgement: "too few to tell",
  },
];

export const Week: Story = {
  render: () => (
    <Stack>
      <ComparisonLegend own="tessellate" median="median" middle="middle half" phase="flowering" />
      <Comparison readings={readings} phase="flowering" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("higher than three of four")).toBeVisible();
    // Four diaries are too few for a comparison.
    await expect(canvas.queryByText("CO₂")).toBeNull();
  },
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Stack>
      <ComparisonLegend own="tessellate" median="Median" middle="mittlere Hälfte" phase="vegetative" />
      <Comparison
        phase="vegetative"
        readings={readings.slice(0, 2).map((reading, index) => ({
          ...reading,
          name: index === 0 ? "Nährlösungstemperatur im Vorratsbehälter" : "Luftfeuchtigkeit",
          median: "Median 25,1",
          middle: "24,2 bis 26,3",
          judgement: "höher als in drei von vier Tagebüchern derselben Sorte",
        }))}
      />
    </Stack>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <Comparison
      phase="harvest"
      readings={readings.slice(1, 2).map((reading) => ({
        ...reading,
        name: "ความชื้น",
        median: "ค่ากลาง 52",
        middle: "47 ถึง 56",
        judgement: "สูงกว่าคนปลูก 75%",
      }))}
    />
  ),
};
