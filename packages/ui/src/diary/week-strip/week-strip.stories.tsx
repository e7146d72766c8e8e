import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Page } from "../../foundation/layout/layout.tsx";
import { diaryWeeks, miniWeeks, phaseWords, type StoryLanguage, stripWords } from "../../story-data/diary.ts";
import { picture } from "../../story-data/pictures.ts";
import { MiniStrip } from "./mini-strip.tsx";
import { StripKeys } from "./strip-keys.tsx";
import { WeekStrip } from "./week-strip.tsx";

const meta: Meta<typeof WeekStrip> = {
  title: "Diary/Week strip",
  component: WeekStrip,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof WeekStrip>;

const threeWeeks = `<nav aria-label="Weeks"><a href="#1">Week 1</a> <a href="#2" aria-current="page">Week 2</a> <a href="#3">Week 3</a></nav>`;

const inLanguage = (language: StoryLanguage): Story => ({
  globals: { lang: language },
  args: {
    weeks: diaryWeeks(language),
    label: stripWords[language].label,
    phaseWords: phaseWords[language],
    ofTotal: `${stripWords[language].of} 15`,
  },
});

export const English: Story = {
  ...inLanguage("en"),
  play: async ({ canvasElement }) => {
    const strip = within(within(canvasElement).getByRole("navigation"));
    const current = strip.getByRole("link", { name: /Week 11/ });
    // One tab stop, at the current week.
    await expect(strip.getAllByRole("link").filter((link) => link.tabIndex === 0)).toEqual([current]);
    current.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(strip.getByRole("link", { name: /Week 12/ })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(strip.getByRole("link", { name: /Harvest/ })).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(strip.getByRole("link", { name: /Week 1 / })).toHaveFocus();
  },
};
export const German: Story = inLanguage("de");
export const Russian: Story = inLanguage("ru");
export const Spanish: Story = inLanguage("es");
export const Thai: Story = inLanguage("th");

/** Keyboard handling of cells that React did not render. */
export const KeysAroundMarkup: Story = {
  render: () => (
    <StripKeys>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: three links of our own */}
      <div dangerouslySetInnerHTML={{ __html: threeWeeks }} />
    </StripKeys>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.tabIndex)).toEqual([-1, 0, -1]);
    links[1]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(links[2]).toHaveFocus();
  },
};

const followed = fn();

export const BracketKeys: Story = {
  args: { ...inLanguage("en").args, bracketKeys: true },
  play: async ({ canvasElement }) => {
    followed.mockClear();
    canvasElement.addEventListener("click", (event) => {
      if (!(event.target instanceof Element)) return;
      event.preventDefault();
      followed(event.target.closest("a")?.getAttribute("href"));
    });
    await userEvent.keyboard("]");
    await userEvent.keyboard("[[");
    await expect(followed.mock.calls).toEqual([["#week-12"], ["#week-10"]]);
  },
};

export const States: Story = {
  args: {
    label: "Weeks of this diary",
    phaseWords: phaseWords.en,
    ofTotal: "of 6",
    weeks: [
      ...diaryWeeks("en", 3, 4).map((week, index) =>
        index === 1
          ? { ...week, photo: null }
          : index === 3
            ? { ...week, state: "hidden" as const, stateLabel: "hidden by a moderator" }
            : week,
      ),
      {
        id: 5,
        phase: "vegetative",
        href: "#week-5",
        label: "Week 5",
        days: "days 29–35",
        photo: picture("week-5"),
        state: "locked",
        stateLabel: "part of Premium",
      },
      { id: "next", phase: "vegetative", href: "#add", label: "Add week 6", state: "next" },
    ],
  },
};

export const OneWeek: Story = {
  args: { ...inLanguage("en").args, weeks: diaryWeeks("en", 1, 1), ofTotal: "of 1" },
};

export const TwentyTwoWeeks: Story = {
  args: {
    ...inLanguage("en").args,
    ofTotal: "of 22",
    weeks: Array.from({ length: 22 }, (_, index) => ({
      id: index + 1,
      phase: index < 2 ? "germination" : index < 12 ? "vegetative" : index < 21 ? "flowering" : "harvest",
      href: `#week-${index + 1}`,
      label: index === 21 ? "Harvest" : `Week ${index + 1}`,
      days: `days ${index * 7 + 1}–${index * 7 + 7}`,
      photo: picture(`week-${Math.min(15, index + 1)}`),
      current: index === 17,
    })),
  },
};

export const Mini: StoryObj<typeof MiniStrip> = {
  render: () => (
    <div style={{ maxInlineSize: 280, display: "grid", gap: 16 }}>
      <MiniStrip weeks={miniWeeks} newest={13} label="15 weeks, now in flowering" />
      <MiniStrip weeks={miniWeeks.slice(0, 5)} newest={4} label="5 weeks, now in vegetative" />
      <MiniStrip weeks={[{ phase: "germination" }]} newest={0} label="1 week, now in germination" />
    </div>
  ),
};
