import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Cluster, Plate } from "../foundation/layout/layout.tsx";
import type { Phase } from "../foundation/phase/phase.ts";
import { BandMeter } from "./band-meter.tsx";
import { BarChart } from "./bar-chart.tsx";
import { Histogram, type HistogramProps } from "./histogram.tsx";
import { LineChart } from "./line-chart.tsx";
import { MiniHistogram } from "./mini-histogram.tsx";
import { RatingDistribution } from "./rating-distribution.tsx";
import { ShareBars } from "./share-bars.tsx";
import { Sparkline } from "./sparkline.tsx";

const meta: Meta = { title: "Chart/Charts" };
export default meta;
type Story = StoryObj;

function Columns({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: "grid",
        gap: 40,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
      }}
    >
      {children}
    </div>
  );
}

const phasesOf = (...counts: [Phase, number][]): Phase[] =>
  counts.flatMap(([phase, count]) => Array.from({ length: count }, () => phase));

const weeks = phasesOf(["germination", 1], ["vegetative", 5], ["flowering", 5]);
const heights = [3, 9, 16, 27, 38, 52, 66, 79, null, 94, 97];
const every = (length: number, step: number) =>
  Array.from({ length }, (_, index) => (index % step === 0 ? String(index + 1) : ""));

const vpd = (
  <LineChart
    title="VPD"
    caption="kPa, band = target for flowering"
    label="VPD by day, between 1.24 and 1.52 kPa; target 1.2 to 1.6"
    values={[1.27, 1.33, 1.38, 1.24, 1.52, 1.36, 1.35]}
    times={["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]}
    format={(value) => value.toFixed(2)}
    color="var(--flower)"
    bands={[[7, 1.2, 1.6]]}
    tableHead={["Day", "VPD, kPa"]}
  />
);

export const Lines: Story = {
  render: () => (
    <Columns>
      {vpd}
      <LineChart
        title="Height through the diary"
        caption="cm, by week"
        label="Height by week, 3 to 97 cm"
        values={heights}
        times={every(11, 2)}
        format={String}
        phases={weeks}
        marks={[
          { at: 2.3, label: "Topping, day 3 (week 3)" },
          { at: 10, label: "Flush (week 11)" },
        ]}
        tableHead={["Week", "Height, cm"]}
      />
      <LineChart
        title="Height beside others"
        caption="cm, n 28 to 41"
        label="Height by week: 97 cm in week 11, the median of others is 91 cm"
        values={heights}
        times={every(11, 2)}
        format={String}
        color="var(--flower-ink)"
        phases={weeks}
        others={{
          median: [3, 8, 15, 25, 36, 50, 62, 73, 81, 87, 91],
          low: [2, 6, 12, 20, 30, 42, 53, 62, 68, 73, 75],
          high: [4, 10, 18, 30, 42, 56, 70, 82, 90, 95, 97],
          name: "median",
          tableHead: ["Median", "Middle half"],
        }}
        tableHead={["Week", "Height, cm"]}
      />
      <LineChart
        title="Runoff EC"
        caption="one reading so far"
        label="Runoff EC, 2.1 mS/cm on Monday"
        values={[2.1, null, null]}
        times={["Mo", "Tu", "We"]}
        format={(value) => value.toFixed(1)}
        tableHead={["Day", "EC, mS/cm"]}
      />
      <BandMeter
        name="VPD"
        value="1.46"
        unit="kPa"
        detail="in the flowering band, 1.2 to 1.6"
        scale={{ min: 0, max: 2.4, from: 1.2, to: 1.6, at: 1.46 }}
      />
      <BandMeter
        name="VPD"
        value="3.10"
        unit="kPa"
        detail="far over the band: drawn at the end of the scale"
        scale={{ min: 0, max: 2.4, from: 0.8, to: 1.2, at: 3.1 }}
      />
    </Columns>
  ),
};

export const ReadAsTable: Story = {
  render: () => <div style={{ maxInlineSize: 360 }}>{vpd}</div>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("1.52")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Show as table"));
    const table = await canvas.findByRole("table");
    await expect(within(table).getByRole("rowheader", { name: "Fr" })).toBeVisible();
    await expect(within(table).getByText("1.52")).toBeVisible();
  },
};

const yields: HistogramProps = {
  title: "Among 184 harvests",
  caption: "g/W",
  label: "Yield in grams per watt, most between 0.9 and 1.3; median 1.12; this harvest 1.37",
  bins: [3, 7, 14, 23, 34, 42, 31, 22, 13, 6, 3].map((count, index) => ({
    from: 0.3 + index * 0.155,
    to: 0.3 + (index + 1) * 0.155,
    count,
  })),
  format: (value) => value.toFixed(1),
  formatCount: String,
  median: { value: 1.12, label: "median 1.12" },
  color: "var(--harvest)",
  tableHead: ["Yield, g/W", "Harvests"],
};

export const Distributions: Story = {
  render: () => (
    <Columns>
      <Histogram {...yields} own={{ value: 1.37, label: "1.37" }} note="82 of 100 harvests were lighter." />
      <Histogram
        {...yields}
        title="Flowering"
        caption="days"
        label="Days of flowering, most between 58 and 66; the packet says 56 to 63"
        color="var(--flower)"
        bins={[2, 5, 11, 22, 38, 44, 17, 11, 6, 3].map((count, index) => ({
          from: 50 + index * 3,
          to: 53 + index * 3,
          count,
        }))}
        format={(value) => value.toFixed(0)}
        median={{ value: 62, label: "median 62" }}
        printed={[56, 63]}
        note="Packet: 56 to 63 days"
        tableHead={["Days", "Harvests"]}
      />
      <Plate>
        <RatingDistribution
          title="Growers' rating"
          value="8.6"
          of="of 10"
          total="340 reviews"
          counts={[1, 0, 1, 2, 3, 5, 15, 38, 92, 118, 65]}
          format={String}
          label="Most gave 9: 118 of 340; 65 gave 10, 1 gave 0"
          note="0 is worst, 10 is best. Only growers who used it in a diary can rate it."
          tableHead={["Rating", "Reviews"]}
        />
      </Plate>
      <Plate>
        <RatingDistribution
          title="Growers' rating"
          value="7.0"
          of="of 10"
          total="1 review"
          counts={[0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]}
          format={String}
          label="One review, which gave 7"
          tableHead={["Rating", "Reviews"]}
        />
      </Plate>
    </Columns>
  ),
};

export const Bars: Story = {
  render: () => (
    <Columns>
      <BarChart
        title="EC through the scheme"
        caption="from composition, with tap water 0.3"
        label="EC by week, from 0.4 in week 1 to 1.9 in weeks 7 and 8, 0.2 at the end"
        values={[0.4, 0.9, 1.2, 1.4, 1.7, 1.8, 1.9, 1.9, 1.7, 1.5, 0.9, 0.2]}
        names={every(12, 1)}
        format={(value) => value.toFixed(1)}
        phases={phasesOf(["germination", 1], ["vegetative", 3], ["flowering", 7], ["harvest", 1])}
        current={7}
        tableHead={["Week", "EC, mS/cm"]}
      />
      <BarChart
        title="Views"
        caption="thousands a day"
        label="Views by day of the last 30 days, between 7 and 15 thousand"
        values={Array.from({ length: 30 }, (_, index) =>
          index === 12 ? null : 11 + Math.sin(index / 3) * 4,
        )}
        names={Array.from({ length: 30 }, (_, index) => String(index + 1))}
        format={(value) => value.toFixed(0)}
        tableHead={["Day", "Views, thousands"]}
      />
      <ShareBars
        color="var(--c-hum)"
        shares={[
          { name: "Relaxed", share: 0.78, value: "78 %" },
          { name: "Sleepy", share: 0.54, value: "54 %" },
          { name: "Reported by growers: dry mouth", share: 0.22, value: "22 %" },
          { name: "Hungry", share: 0, value: "0 %" },
        ]}
      />
    </Columns>
  ),
};

/** Beside numbers: rising, falling, level, one outlier, only two values. */
export const Small: Story = {
  render: () => (
    <Cluster gap={8}>
      {(
        [
          ["25.4 °C", [24.8, 25.3, 25.6, 25, 26.1, 25.3, 25.2], "var(--c-temp)"],
          ["58 %", [66, 63, 60, 59, 58], "var(--c-hum)"],
          ["12 h", [12, 12, 12, 12, 12], "var(--c-light)"],
          ["2.4 l", [2.1, 2.2, 2.1, 9, 2.3, 2.4], "var(--c-water)"],
          ["97 cm", [95, 97], undefined],
        ] as const
      ).map(([text, values, color]) => (
        <Cluster key={text} gap={2}>
          <b>{text}</b>
          <Sparkline values={values} color={color} />
        </Cluster>
      ))}
      <Cluster gap={2}>
        <b>1.12 g/W</b>
        <MiniHistogram bins={[2, 5, 11, 22, 38, 21, 13, 6, 2]} at={4} color="var(--harvest)" />
      </Cluster>
      <Cluster gap={2}>
        <b>62 days</b>
        <MiniHistogram bins={[0, 1, 0, 3]} color="var(--flower)" />
      </Cluster>
    </Cluster>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Columns>
      <Histogram
        {...yields}
        title="Unter 184 abgeschlossenen Ernten derselben Sorte"
        caption="Gramm je Watt Lampenleistung"
        own={{ value: 2, label: "2,00" }}
        median={{ value: 0.35, label: "Median 0,35" }}
        format={(value) => value.toFixed(1).replace(".", ",")}
      />
      <ShareBars
        shares={[
          { name: "Widerstandsfähigkeit", share: 0.82, value: "8,2" },
          { name: "Keimungsgeschwindigkeit im Kokossubstrat", share: 0.94, value: "9,4" },
        ]}
        color="var(--star)"
      />
    </Columns>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <RatingDistribution
      title="คะแนนจากคนปลูก"
      value="8.6"
      of="จาก 10"
      total="340 รีวิว"
      counts={[1, 0, 1, 2, 3, 5, 15, 38, 92, 118, 65]}
      format={String}
      label="ส่วนใหญ่ให้ 9"
      note="0 แย่ที่สุด 10 ดีที่สุด เฉพาะผู้ที่ใช้ในไดอารี่เท่านั้นที่ให้คะแนนได้"
      tableHead={["คะแนน", "รีวิว"]}
    />
  ),
};
