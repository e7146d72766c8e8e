import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sparkline } from "../../chart/sparkline.tsx";
import { Stack } from "../../foundation/layout/layout.tsx";
import { Score } from "../../foundation/score/score.tsx";
import { Facts } from "./facts.tsx";
import { Readings } from "./readings.tsx";
import { StatTiles } from "./stat-tiles.tsx";

const meta: Meta = { title: "Diary/Readings" };
export default meta;
type Story = StoryObj;

export const Week: Story = {
  render: () => (
    <Readings
      readings={[
        {
          name: "Air temperature, day",
          value: "25.4",
          unit: "°C",
          detail: "24.8 to 26.1",
          trend: <Sparkline values={[24.8, 25.3, 25.6, 25, 26.1, 25.3, 25.2]} color="var(--c-temp)" />,
        },
        {
          name: "Humidity",
          value: "58",
          unit: "%",
          detail: "55 to 61",
          trend: <Sparkline values={[60, 59, 58, 61, 55, 58, 58]} color="var(--c-hum)" />,
        },
        { name: "VPD", value: "1.36", unit: "kPa", detail: "target 1.2 to 1.6" },
        { name: "Light", value: "780", unit: "µmol/m²s", detail: "12 h a day" },
        { name: "pH", value: "5.9", detail: "runoff 6.1" },
        { name: "EC", value: "1.9", unit: "mS/cm", detail: "950 ppm" },
      ]}
    />
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Readings
      readings={[
        { name: "Nährlösungstemperatur", value: "20,5", unit: "°C", detail: "19,8 bis 21,4" },
        { name: "Beleuchtungsstärke", value: "780", unit: "µmol/m²s", detail: "12 Stunden am Tag" },
        { name: "Luftfeuchtigkeit", value: "58", unit: "%" },
      ]}
    />
  ),
};

export const Figures: Story = {
  render: () => (
    <Stack gap={8}>
      <Facts
        facts={[
          { name: "Harvest", value: "412", unit: "g" },
          { name: "Yield", value: "1.37", unit: "g/W" },
          { name: "Days", value: "105" },
          { name: "Rating", value: "9.1", unit: "/10", isScore: true },
        ]}
      />
      <StatTiles
        stats={[
          {
            name: "Page views",
            value: "48,210",
            change: "+12.4 % to the month before",
            changeIs: "better",
            direction: "up",
            trend: <Sparkline values={[3, 4, 6, 5, 7, 9, 8]} />,
          },
          { name: "New followers", value: "364", change: "+3.1 % to the month before", direction: "up" },
          { name: "Diaries using products", value: "127" },
          {
            name: "Mean rating",
            value: "8.6",
            change: "−0.1 to the month before",
            changeIs: "worse",
            direction: "down",
          },
        ]}
      />
      <p>
        Rated <Score value="9.1" of="/10" />
      </p>
    </Stack>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <Readings
      readings={[
        { name: "อุณหภูมิน้ำปุ๋ย", value: "20.5", unit: "°C", detail: "19.8 ถึง 21.4" },
        { name: "ความเข้มแสง", value: "780", unit: "µmol/m²s", detail: "วันละ 12 ชั่วโมง" },
        { name: "ความชื้น", value: "58", unit: "%" },
      ]}
    />
  ),
};
