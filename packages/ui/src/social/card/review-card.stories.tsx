import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flag, ThumbsUp } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { picture } from "../../story-data/pictures.ts";
import { ReviewCard, type ReviewCardProps } from "./review-card.tsx";

const meta: Meta = { title: "Social/Review card", ...onCardPage };
export default meta;
type Story = StoryObj;

const review: ReviewCardProps = {
  grower: { seed: 1, name: "marta.k", href: "#marta" },
  context: "Harvested in October, 80×80 tent",
  score: { value: "9.1", of: "/10" },
  text: "Two of three plants coloured fully. Stacks early, so I would top once and leave her alone. Dry trim was quick: few leaves, all easy to reach.",
  parts: [
    { name: "Growing", value: "9" },
    { name: "Resistance", value: "8" },
    { name: "Smoke", value: "10" },
  ],
  photos: [1, 2, 3].map((number) => ({
    ...picture(`gallery-${number}`, `Photo ${number} of the harvest`),
    id: number,
    href: `#photo-${number}`,
  })),
  actions: (
    <Button look="quiet" size="small" icon={ThumbsUp}>
      Helpful 12
    </Button>
  ),
  diary: { href: "#diary", label: "Diary" },
};

export const Reviews: Story = {
  render: () => (
    <div style={{ maxInlineSize: 860 }}>
      <ReviewCard {...review} />
      <ReviewCard
        grower={{ seed: 0, name: "Removed", removed: true }}
        score={{ value: "7.8", of: "/10" }}
        context="Harvested in September, greenhouse"
        text={
          "Lovely flower, but a wet September cost me a quarter of it to mould.\nIndoors I would plant her again."
        }
        actions={
          <Button look="quiet" size="small" icon={Flag}>
            Report
          </Button>
        }
        reply={{
          by: "Ember Genetics",
          text: "Thank you for the honest word. Outdoors above 50° north we suggest the early cut of week 8.",
        }}
      />
      {/* A rating without text. */}
      <ReviewCard grower={{ seed: 9, name: "Лесной", href: "#forest" }} score={{ value: "6.0", of: "/10" }} />
    </div>
  ),
};

const openPhoto = fn();

export const PhotosOpen: Story = {
  render: () => <ReviewCard {...review} onOpenPhoto={openPhoto} />,
  play: async ({ canvasElement }) => {
    openPhoto.mockClear();
    const second = within(canvasElement).getByRole("link", { name: "Photo 2 of the harvest" });
    second.focus();
    await userEvent.keyboard("{Enter}");
    await expect(openPhoto).toHaveBeenCalledWith(1);
  },
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <ReviewCard
      {...review}
      context="In elf Tagebüchern verwendet, zuletzt im Kleingewächshaus"
      text="Mischt sich sauber und hinterlässt nach zwei Monaten kein Salz an den Tropfern. Ich gebe 80 % der Tabelle."
      parts={[
        { name: "Verträglichkeit", value: "9" },
        { name: "Widerstandsfähigkeit", value: "8" },
        { name: "Preis-Leistungs-Verhältnis", value: "10" },
      ]}
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <ReviewCard
      {...review}
      context="เก็บเกี่ยวเดือนตุลาคม เต็นท์ 80×80"
      text="สองในสามต้นสีสวยเต็มที่ ต้นแน่นเร็ว ควรเด็ดยอดครั้งเดียวแล้วปล่อยไว้"
      parts={[
        { name: "การเติบโต", value: "9" },
        { name: "ความทนทาน", value: "8" },
      ]}
    />
  ),
};
