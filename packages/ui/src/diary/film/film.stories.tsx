import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TextLink } from "../../foundation/link/text-link.tsx";
import { diaryWeeks, phaseWords, type StoryLanguage } from "../../story-data/diary.ts";
import { picture } from "../../story-data/pictures.ts";
import { Film, FilmFigures } from "./film.tsx";

const meta: Meta = { title: "Diary/Film", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

function filmOf(language: StoryLanguage) {
  return diaryWeeks(language).map(({ id, phase, href, label }) => ({
    id,
    phase,
    href,
    photo: picture(`week-${id}`),
    label: phase === "harvest" ? label : `${label}, ${phaseWords[language][phase]}`,
    short: phase === "harvest" ? label : String(id),
  }));
}

export const FifteenWeeks: Story = {
  render: () => (
    <Film
      label="One plant in 15 weeks"
      slices={filmOf("en")}
      widest={13}
      caption={
        <>
          <span>
            <TextLink href="#night-plum">Night Plum pheno hunt</TextLink> by{" "}
            <TextLink href="#tessellate">tessellate</TextLink>
          </span>
          <FilmFigures>Harvest 412 g, 1.37 g/W</FilmFigures>
        </>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const weeks = within(canvasElement).getAllByRole("link", { name: /week/i });
    const widths = () => weeks.map((week) => Math.round(week.getBoundingClientRect().width));
    await expect(widths().indexOf(Math.max(...widths()))).toBe(13);
    weeks[3]?.focus();
    if (window.matchMedia("(hover: hover) and (width >= 840px)").matches)
      await expect(widths().indexOf(Math.max(...widths()))).toBe(3);
  },
};

export const FourWeeksInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => <Film label="Eine Pflanze in 4 Wochen" slices={filmOf("de").slice(0, 4)} widest={3} />,
};

export const Thai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => <Film label="ต้นเดียวใน 15 สัปดาห์" slices={filmOf("th")} widest={10} />,
};
