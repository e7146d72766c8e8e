import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../../foundation/layout/layout.tsx";
import { CardGrid } from "../../media/card/card-grid.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { picture } from "../../story-data/pictures.ts";
import { ArticleCard } from "./article-card.tsx";

const meta: Meta = { title: "Social/Article card", ...onCardPage };
export default meta;
type Story = StoryObj;

const author = { name: "northbarn", seed: 8, href: "#northbarn" };
const day = <time dateTime="2026-11-24">24 Nov</time>;

export const Articles: Story = {
  render: () => (
    <Section title="From the journal" close>
      <ArticleCard
        look="lead"
        href="#lead"
        title="Reading a plant before it asks for help"
        topic={{ label: "Growing", href: "#growing" }}
        length="12 min"
        standfirst="What twelve growers look at first when they open the tent, and the three signs they all agree on."
        photo={picture("gallery-3", "A bud seen from near")}
        author={author}
        date={day}
      />
      <ArticleCard
        look="row"
        href="#dry"
        title="Slow drying: fourteen days at 15 °C"
        photo={picture("week-15", "Branches hanging to dry")}
        topic={{ label: "Harvest" }}
        length="9 min"
      />
      <ArticleCard
        look="row"
        href="#plain"
        title="A south window is worth more than you think"
        topic={{ label: "Indoors" }}
        length="7 min"
      />
    </Section>
  ),
};

export const WideLead: Story = {
  render: () => (
    <ArticleCard
      look="wide"
      href="#lead"
      title="Reading a plant before it asks for help"
      topic={{ label: "Growing", href: "#growing" }}
      length="12 min"
      standfirst="What twelve growers look at first when they open the tent, and the three signs they all agree on."
      photo={picture("gallery-3", "A bud seen from near")}
      author={author}
      date={day}
    />
  ),
};

const inColumns = (
  <CardGrid columns={3} phoneColumns={1}>
    <ArticleCard
      href="#dry"
      title="Slow drying: fourteen days at 15 °C"
      topic={{ label: "Harvest", href: "#harvest" }}
      length="9 min"
      standfirst="Same strain, same day, two rooms. Nobody could taste the difference after week 8."
      photo={picture("week-15", "Branches hanging to dry")}
      author={author}
      date={day}
    />
    <ArticleCard
      href="#soil"
      title="Lebende Erde im dritten Durchgang: was im Topf übrig bleibt und warum wir trotzdem nachdüngen"
      titleLang="de"
      topic={{ label: "Substrates", href: "#substrates" }}
      length="14 min"
      language="Deutsch"
      standfirst="Bodenproben vor und nach drei Grows, im selben 30-Liter-Topf."
      photo={picture("gallery-2", "Soil in a pot")}
      author={author}
      date={day}
    />
    <ArticleCard
      href="#plain"
      title="A south window is worth more than you think"
      topic={{ label: "Indoors", href: "#indoors" }}
      length="7 min"
      date={day}
    />
  </CardGrid>
);

export const Columns: Story = { render: () => inColumns };

export const ColumnsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => inColumns,
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <ArticleCard
      look="row"
      href="#g"
      title="Langsam trocknen: vierzehn Tage bei 15 °C und Luftfeuchtigkeitsregelung"
      photo={picture("week-15", "Zweige hängen zum Trocknen")}
      topic={{ label: "Ernte und Trocknung" }}
      length="9 Min."
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
      topic={{ label: "เก็บเกี่ยว" }}
      length="9 นาที"
    />
  ),
};
