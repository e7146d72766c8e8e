import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardGrid } from "../../media/card/card-grid.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { picture, product } from "../../story-data/pictures.ts";
import { ProductCard } from "./product-card.tsx";

const meta: Meta = { title: "Catalogue/Product card", ...onCardPage };
export default meta;
type Story = StoryObj;

export const Products: Story = {
  render: () => (
    <CardGrid>
      <ProductCard
        href="#base"
        name="Base A/B"
        brand="Loam & Lumen"
        photo={product("bottle", "A green bottle of base feed")}
        score={{ value: "8.6", of: "/10" }}
        use="in 1,310 diaries"
      />
      <ProductCard
        href="#board"
        name="Halden Board 240"
        brand="Halden Lights"
        photo={picture("lamp", "A lamp board with white and red diodes")}
        kind="LED, 240 W"
        use="in 512 diaries"
      />
      <ProductCard href="#mix" name="Coco 70/30" brand="Moss & Stone" />
    </CardGrid>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <ProductCard
        href="#d"
        name="Zweikomponenten-Grunddünger für Kokossubstrate"
        brand="Düngemittelmanufaktur Sonnenschein"
        photo={product("bottle", "Eine grüne Flasche Grunddünger")}
        score={{ value: "8,6", of: "/10" }}
        use="in 1.310 Tagebüchern"
      />
    </CardGrid>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <ProductCard
        href="#d"
        name="ปุ๋ยหลักสองส่วนสำหรับขุยมะพร้าว"
        brand="Loam & Lumen"
        photo={product("bottle", "ขวดปุ๋ยหลักสีเขียว")}
        score={{ value: "8.6", of: "/10" }}
        use="ใน 1,310 ไดอารี่"
      />
    </CardGrid>
  ),
};
