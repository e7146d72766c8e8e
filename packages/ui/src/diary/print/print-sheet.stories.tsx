import type { Meta, StoryObj } from "@storybook/react-vite";
import { Printer } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { diaryWeeks, phaseWords, type StoryLanguage } from "../../story-data/diary.ts";
import { picture } from "../../story-data/pictures.ts";
import { PrintHead, PrintList, PrintSheet, PrintStrip, PrintTools, PrintWeek } from "./print-sheet.tsx";

const meta: Meta = { title: "Diary/Print", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const stripOf = (language: StoryLanguage) =>
  diaryWeeks(language).map(({ id, phase }) => ({
    id,
    phase,
    short: phase === "harvest" ? phaseWords[language].harvest.slice(0, 1) : String(id),
    photo: id === 3 ? null : picture(`week-${id}`),
  }));

export const Diary: Story = {
  render: () => (
    <>
      <PrintTools label="What is printed">
        <label>
          <input type="checkbox" defaultChecked /> Photos
        </label>
        <label>
          <input type="checkbox" /> Comments
        </label>
        <Button look="primary" icon={Printer}>
          Print
        </Button>
      </PrintTools>
      <PrintSheet address="grow.example/diaries/48213">
        <PrintHead
          origin="Grow diary 48213, printed 20 November 2026"
          title="Night Plum pheno hunt, six seeds"
          byline="tessellate, 7 June to 20 September 2026"
          photo={picture("bud", "Close view of a bud")}
          facts={[
            { name: "Harvest, dry", value: "412 g" },
            { name: "Yield", value: "1.37 g/W" },
            { name: "Days", value: "105" },
            { name: "Rating", value: "9.1/10" },
          ]}
        />
        <PrintStrip
          weeks={stripOf("en")}
          legend="Line above a photo: full germination, double vegetative, dashed flowering, dotted harvest."
        />
        <PrintList
          rows={[
            { name: "Strain", value: "Night Plum, 2 of 6" },
            { name: "Room", value: "Tent 80×80×180 cm" },
            { name: "Light", value: "Halden Board 240, 300 W" },
            { name: "Substrate", value: "Coco 70, perlite 30" },
            { name: "Watering", value: "Drip, 4 a day" },
            { name: "Nutrients", value: "Base A/B, Bloom, Silica" },
          ]}
        />
        <PrintWeek
          phase="vegetative"
          title="Week 6"
          detail="vegetative, days 36–42"
          photos={[picture("week-6", "Week 6"), picture("week-5", "Week 5"), picture("week-4", "Week 4")]}
          text="Topped above the fifth node on Monday, tied down on Thursday. The tent is full to the walls."
          readings="24.8 °C day, 20.2 night · 62 % · EC 1.6 · pH 5.8 · 46 cm · 620 µmol/m²s"
        />
        <PrintWeek
          phase="flowering"
          title="Week 11"
          detail="flowering, days 71–77"
          readings="25.4 °C day · 58 % · EC 1.9"
          notes={[
            { name: "Nutrients", text: "Base A 2 ml/l, Bloom 1.5 ml/l" },
            { name: "Feeding chart", text: "Monday: feed\nThursday: water" },
          ]}
        />
        <PrintWeek
          phase="harvest"
          title="Harvest"
          detail="days 99–105"
          photos={[picture("week-15", "Branches drying")]}
          text="Cut at 19 % amber, hung whole at 15 °C and 60 %. Thirteen days later the stems snapped: 412 g."
        />
      </PrintSheet>
    </>
  ),
  play: async ({ canvasElement }) => {
    // Text stays black in the dark theme too.
    const heading = canvasElement.querySelector("h1");
    await expect(heading && getComputedStyle(heading).color).toBe("rgb(17, 17, 17)");
  },
};

const LONG_WORD = "Purpleprunepheno".repeat(6);

/** Growers may choose any name, and URLs are one word anyway. */
export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <PrintSheet address={`grow.example/diaries/48213-${LONG_WORD}`} paper="A4">
      <PrintHead origin="Grow diary 48213" title={LONG_WORD} byline={LONG_WORD} facts={[]} />
      <PrintList rows={[{ name: "Strain", value: LONG_WORD }]} />
      <PrintWeek phase="flowering" title="Week 11" detail="flowering" text={LONG_WORD} />
    </PrintSheet>
  ),
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const GermanAndThaiOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <PrintSheet address="grow.example/de/diaries/48213" paper="Letter">
      <PrintHead
        origin="Tagebuch 48213, gedruckt am 20. November 2026"
        title="Phänotypensuche mit sechs Samen der Sorte Night Plum"
        byline="tessellate, 7. Juni bis 20. September 2026"
        facts={[
          { name: "Ernte, getrocknet", value: "412 g" },
          { name: "Ertrag je Watt", value: "1,37 g/W" },
        ]}
      />
      <PrintStrip
        weeks={stripOf("de")}
        legend="Linie über dem Foto: durchgezogen Keimung, doppelt Wachstum, gestrichelt Blüte, gepunktet Ernte."
      />
      <PrintWeek
        phase="flowering"
        title="Woche 11"
        detail="Blüte, Tage 71–77"
        text="Die Streckung ist vorbei."
      />
      <PrintWeek
        phase="flowering"
        title="Woche 12"
        detail="Blüte"
        lang="th"
        text="ช่วงยืดตัวจบแล้ว ใบเริ่มเปลี่ยนสี"
      />
    </PrintSheet>
  ),
};
