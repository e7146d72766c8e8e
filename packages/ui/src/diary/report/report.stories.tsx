import type { Meta, StoryObj } from "@storybook/react-vite";
import { Histogram } from "../../chart/histogram.tsx";
import { ShareBars } from "../../chart/share-bars.tsx";
import { Chip } from "../../foundation/chip/chip.tsx";
import { Cluster, Page, Section, Stack } from "../../foundation/layout/layout.tsx";
import { BigFigures } from "../readings/big-figures.tsx";
import { DatedSteps } from "./dated-steps.tsx";
import { ScoreRows } from "./score-rows.tsx";

const meta: Meta = { title: "Diary/Harvest report", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const HarvestAndSmoke: Story = {
  render: () => (
    <Page>
      <Stack gap={8}>
        <BigFigures
          figures={[
            { name: "Dry", value: "412", unit: "g", detail: "1,780 g wet, 23 %" },
            { name: "For each watt", value: "1.37", unit: "g/W", detail: "300 W, best fifth of Night Plum" },
            { name: "For each area", value: "644", unit: "g/m²", detail: "0.64 m²" },
            { name: "For each plant", value: "206", unit: "g", detail: "2 plants" },
          ]}
        />
        <div
          data-phase="harvest"
          style={{
            display: "grid",
            gap: 40,
            gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))",
          }}
        >
          <Section title="Smoke report" close>
            <ScoreRows
              of="/10"
              scores={[
                { name: "Overall", score: 9, value: "9" },
                { name: "Taste", score: 10, value: "10" },
                { name: "Smoothness", score: 6.6, value: "6.6" },
                { name: "Smell", score: 0, value: "0" },
              ]}
            />
          </Section>
          <Section title="Effects" close>
            <Stack gap={5}>
              <Cluster gap={2}>
                <Chip href="#relaxed">Relaxed</Chip>
                <Chip href="#sleepy">Sleepy, late</Chip>
              </Cluster>
              <ShareBars
                color="var(--c-hum)"
                shares={[
                  { name: "Relaxed", share: 0.78, value: "78 %" },
                  { name: "Plum, berry", share: 0.66, value: "66 %" },
                ]}
              />
              <p>of 97 smoke reports say the same</p>
            </Stack>
          </Section>
          <Section title="Drying" close>
            <DatedSteps
              steps={[
                { when: "Day 0", what: "Cut at 19 % amber, whole plants hung" },
                { when: "Days 1–13", what: "15 °C, 60 %, dark, fan on the wall" },
                { when: "Day 13", what: "Stems snap. Trimmed dry, 412 g" },
                { when: "From 14", what: "Jars, 62 %, opened once a day" },
              ]}
            />
          </Section>
          <Histogram
            title="Among 184 harvests"
            caption="g/W"
            label="Yield in grams per watt; median 1.12; this harvest 1.37"
            bins={[3, 9, 23, 42, 31, 22, 9, 3].map((count, index) => ({
              from: 0.4 + index * 0.2,
              to: 0.6 + index * 0.2,
              count,
            }))}
            format={(value) => value.toFixed(1)}
            formatCount={String}
            median={{ value: 1.12, label: "median 1.12" }}
            own={{ value: 1.37, label: "1.37" }}
            color="var(--harvest)"
            note="82 of 100 harvests were lighter."
            tableHead={["Yield, g/W", "Harvests"]}
          />
        </div>
      </Stack>
    </Page>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Page>
      <Stack gap={8}>
        <BigFigures
          figures={[
            { name: "Trockengewicht", value: "1.412", unit: "g", detail: "aus 6.780 g Frischgewicht" },
            { name: "Ertrag je Watt Lampenleistung", value: "1,37", unit: "g/W", detail: "bestes Fünftel" },
          ]}
        />
        <div data-phase="harvest">
          <ScoreRows of="/10" scores={[{ name: "Widerstandsfähigkeit", score: 7, value: "7" }]} />
        </div>
        <DatedSteps
          steps={[
            {
              when: "Tag 0",
              what: "Bei 19 % bernsteinfarbenen Trichomen geschnitten und kopfüber aufgehängt",
            },
          ]}
        />
      </Stack>
    </Page>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <Page>
      <Stack gap={8}>
        <BigFigures figures={[{ name: "น้ำหนักแห้ง", value: "412", unit: "กรัม", detail: "สด 1,780 กรัม" }]} />
        <div data-phase="harvest">
          <ScoreRows of="/10" scores={[{ name: "รสชาติ", score: 9, value: "9" }]} />
        </div>
        <DatedSteps steps={[{ when: "วันที่ 0", what: "ตัดและแขวนทั้งต้น" }]} />
      </Stack>
    </Page>
  ),
};
