import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../../foundation/button/button.tsx";
import { Page } from "../../foundation/layout/layout.tsx";
import { CardSkeleton } from "../../foundation/skeleton/skeleton.tsx";
import { AdSlot } from "../../media/ad-slot/ad-slot.tsx";
import { CardGrid } from "../../media/card/card-grid.tsx";
import { miniWeeks } from "../../story-data/diary.ts";
import { picture } from "../../story-data/pictures.ts";
import { DiaryCard, type DiaryCardProps } from "./diary-card.tsx";

const meta: Meta = {
  title: "Diary/Diary card",
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
type Story = StoryObj;

const nightPlum: DiaryCardProps = {
  href: "#night-plum",
  title: "Night Plum pheno hunt, round two",
  photo: picture("bud", "Close view of a bud with orange styles"),
  strip: { weeks: miniWeeks, newest: 13, label: "15 weeks, now in flowering" },
  state: { phase: "flowering", text: "Week 14, flowering" },
  length: "15 wk",
  grower: { seed: 6, name: "tessellate", href: "#tessellate" },
  likes: { count: "512", label: "512 likes" },
  comments: { count: "97", label: "97 comments" },
};

const cards: readonly DiaryCardProps[] = [
  nightPlum,
  {
    ...nightPlum,
    href: "#velvet",
    title: "Velvet Orbit, two plants in a 80×80",
    photo: picture("tent", "Bushy plant under a lamp bar"),
    video: "Video",
    grower: { seed: 1, name: "marta.k", href: "#marta" },
  },
  {
    ...nightPlum,
    href: "#lemon",
    title: "Lemon Thicket under 240 W, first try",
    photo: picture("outdoors", "Plant outdoors in evening light"),
    harvest: "1.37 g/W",
    premium: "Premium",
    state: { phase: "harvest", text: "Harvested, 329 g" },
    grower: { seed: 11, name: "a-grower-with-a-rather-long-name" },
  },
  {
    ...nightPlum,
    href: "#window",
    title: "Window sill, no tent, no excuses",
    photo: null,
    strip: { weeks: miniWeeks.slice(0, 5), newest: 4, label: "5 weeks, now in vegetative" },
    state: { phase: "vegetative", text: "Week 5, vegetative" },
    length: "12 wk",
    grower: { seed: 0, name: "Removed", removed: true },
  },
];

export const Grid: Story = {
  render: () => (
    <CardGrid>
      {cards.map((card) => (
        <DiaryCard key={card.href} {...card} />
      ))}
    </CardGrid>
  ),
};

export const WithAdvertisement: Story = {
  render: () => (
    <CardGrid columns={3}>
      <DiaryCard {...nightPlum} />
      <AdSlot format="card" why="It was booked for lists of diaries.">
        <img src="/lamp.webp" alt="" width="480" height="360" />
        <div>
          <h4>Halden Lights</h4>
          <p>Dimmable 240 W board for 80×80 tents.</p>
        </div>
        <LinkButton href="#diaries" look="outline" size="small">
          See 512 diaries using it
        </LinkButton>
      </AdSlot>
    </CardGrid>
  ),
};

export const Loading: Story = {
  render: () => (
    <CardGrid>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </CardGrid>
  ),
};

export const German: Story = {
  globals: { lang: "de" },
  render: () => (
    <CardGrid>
      <DiaryCard
        {...nightPlum}
        title="Phänotypensuche mit sechs Samen der Sorte Night Plum unter Lichtverschmutzung im Schrebergarten"
        state={{ phase: "flowering", text: "Woche 14, Blüte" }}
        length="15 Wo."
        likes={{ count: "1.512", label: "1.512 Gefällt-mir-Angaben" }}
        comments={{ count: "97", label: "97 Kommentare" }}
      />
    </CardGrid>
  ),
};

export const Thai: Story = {
  globals: { lang: "th" },
  render: () => (
    <CardGrid>
      <DiaryCard
        {...nightPlum}
        title="ตามหาฟีโนไทป์ Night Plum จากหกเมล็ด"
        state={{ phase: "flowering", text: "สัปดาห์ 14 ทำดอก" }}
        length="15 สัปดาห์"
        likes={{ count: "512", label: "512 ถูกใจ" }}
        comments={{ count: "97", label: "97 ความคิดเห็น" }}
      />
    </CardGrid>
  ),
};
