import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../../foundation/layout/layout.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { picture } from "../../story-data/pictures.ts";
import { ArticleCard } from "./article-card.tsx";

const meta: Meta = { title: "Social/Article card", ...onCardPage };
export default meta;
type Story = StoryObj;

export const Articles: Story = {
  render: () => (
    <Section title="From the journal" close>
      <ArticleCard
        look="lead"
        href="#lead"
        title="Reading a plant before it asks for help"
        standfirst="What twelve growers look at first when they open the tent, and the three signs they all agree on."
        photo={picture("gallery-3", "A bud seen from near")}
        detail="Flowering, 12 min"
      />
      <ArticleCard
        look="row"
        href="#dry"
        title="Slow drying: fourteen days at 15 °C"
        photo={picture("week-15", "Branches hanging to dry")}
        detail="Harvest, 9 min"
      />
      <ArticleCard
        look="row"
        href="#plain"
        title="A south window is worth more than you think"
        detail="Indoors, 7 min"
      />
    </Section>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <ArticleCard
      look="row"
      href="#g"
      title="Langsam trocknen: vierzehn Tage bei 15 °C und Luftfeuchtigkeitsregelung"
      photo={picture("week-15", "Zweige hängen zum Trocknen")}
      detail="Ernte, 9 Minuten"
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <ArticleCard
      look="row"
      href="#a"
      title="ตากช้า ๆ สิบสี่วันที่ 15 °C"
      photo={picture("week-15", "กิ่งแขวนตาก")}
      detail="เก็บเกี่ยว 9 นาที"
    />
  ),
};
