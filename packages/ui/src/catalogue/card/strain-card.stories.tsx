import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardGrid } from "../../media/card/card-grid.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { picture } from "../../story-data/pictures.ts";
import { StrainCard, type StrainCardProps } from "./strain-card.tsx";

const meta: Meta = { title: "Catalogue/Strain card", ...onCardPage };
export default meta;
type Story = StoryObj;

const nightPlum: StrainCardProps = {
  href: "#night-plum",
  name: "Night Plum",
  breeder: "Ember Genetics",
  traits: "Mostly indica, THC 21–24 %",
  photo: picture("bud", "Close view of a bud with orange styles"),
  flowering: "8–10 wk",
  harvest: { median: "1.12", unit: "g/W", bins: [2, 5, 11, 22, 38, 21, 13, 6, 2], at: 4 },
  score: { value: "8.9", of: "/10" },
  diaries: "312 diaries",
};

export const Strains: Story = {
  render: () => (
    <CardGrid>
      <StrainCard {...nightPlum} />
      <StrainCard
        {...nightPlum}
        name="Velvet Orbit"
        href="#velvet"
        photo={picture("tent", "A bushy plant under a lamp bar")}
        traits="Balanced, THC 19–22 %"
        harvest={{ median: "1.02", unit: "g/W", bins: [1, 8, 21, 32, 18, 7], at: 3 }}
      />
      {/* A strain with few harvests says why there is no yield. */}
      <StrainCard
        href="#new"
        name="Harbour Fog 2026"
        breeder="Northfold Seeds"
        flowering="9 wk"
        noHarvest="Not enough growers yet for g/W"
        diaries="3 diaries"
      />
      <StrainCard
        {...nightPlum}
        name="Copper Lantern × Old Kiln Highland Backcross, Selection Four"
        href="#long"
        photo={picture("outdoors", "A plant outdoors in evening light")}
        score={undefined}
      />
    </CardGrid>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <StrainCard
        {...nightPlum}
        name="Nachtpflaumenrückkreuzung Nummer vier"
        traits="Überwiegend Indica, THC 21–24 %"
        flowering="8–10 Wochen Blütezeit"
        diaries="312 Tagebücher"
      />
    </CardGrid>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <StrainCard
        {...nightPlum}
        traits="อินดิก้าเป็นหลัก THC 21–24 %"
        flowering="8–10 สัปดาห์"
        diaries="312 ไดอารี่"
      />
    </CardGrid>
  ),
};
