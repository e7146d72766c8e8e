import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../../foundation/chip/chip.tsx";
import { CardGrid } from "../../media/card/card-grid.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { product } from "../../story-data/pictures.ts";
import { BrandCard } from "./brand-card.tsx";
import { BrandRows } from "./brand-rows.tsx";

const meta: Meta = { title: "Catalogue/Brand card", ...onCardPage };
export default meta;
type Story = StoryObj;

export const Brands: Story = {
  render: () => (
    <CardGrid>
      <BrandCard
        href="#ember"
        name="Ember Genetics"
        logo={product("packet")}
        detail="Colour and short flowering"
        badge="Seedbank, Wien"
        score={{ value: "8.7", of: "/10" }}
        range="23 strains"
      />
      <BrandCard
        href="#loam"
        name="Loam & Lumen"
        badge={<Badge tone="good">Official page</Badge>}
        score={{ value: "8.6", of: "/10" }}
        range="14 products"
      />
      <BrandCard href="#tide" name="Tidewater" detail="Autoflowers" range="38 strains" />
    </CardGrid>
  ),
};

export const Seedbanks: Story = {
  render: () => (
    <BrandRows
      heads={{
        name: "Breeder",
        place: "From",
        figures: ["Strains", "Diaries", "Harvests", "Median g/W"],
        score: "Rating",
      }}
      brands={[
        {
          id: 1,
          href: "#ember",
          name: "Ember Genetics",
          logo: product("packet"),
          detail: "Colour and short flowering",
          place: "Wien",
          figures: [
            { value: "23", label: "23 strains" },
            { value: "1,120", label: "1,120 diaries" },
            { value: "694", label: "694 harvests" },
            { value: "1.08", label: "1.08 g/W" },
          ],
          score: { value: "8.7", of: "/10" },
        },
        {
          id: 2,
          href: "#haiden",
          name: "Haiden & Daughters Landrace Preservation Society",
          detail: "Slow work with landraces",
          figures: [
            { value: "17", label: "17 strains" },
            { value: "802", label: "802 diaries" },
            { value: "0", label: "0 harvests" },
            { value: "–", label: "no median yet" },
          ],
        },
      ]}
    />
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <BrandCard
        href="#d"
        name="Düngemittelmanufaktur Sonnenschein"
        detail="Zweikomponentendünger und Wurzelstimulatoren"
        badge={<Badge tone="good">Offizielle Seite</Badge>}
        score={{ value: "8,6", of: "/10" }}
        range="14 Produkte"
      />
    </CardGrid>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <BrandCard
        href="#t"
        name="Ember Genetics"
        logo={product("packet")}
        detail="สีสวย ออกดอกเร็ว"
        badge="ซีดแบงก์ เวียนนา"
        range="23 สายพันธุ์"
      />
    </CardGrid>
  ),
};
