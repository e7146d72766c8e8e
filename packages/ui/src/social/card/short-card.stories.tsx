import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardGrid } from "../../media/card/card-grid.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { picture } from "../../story-data/pictures.ts";
import { ShortCard } from "./short-card.tsx";

const meta: Meta = { title: "Social/Short card", ...onCardPage };
export default meta;
type Story = StoryObj;

export const Shorts: Story = {
  render: () => (
    <CardGrid columns={5}>
      {(["bud", "window", "seeds", "outdoors"] as const).map((name, index) => (
        <ShortCard
          key={name}
          href={`#${name}`}
          title={
            ["Trichomes at 60×, cloudy to amber", "How I hang whole branches", "Topping on day 24", "Day 5"][
              index
            ] ?? ""
          }
          time={["0:34", "0:48", "0:52", "1:04"][index] ?? ""}
          photo={picture(name, "A still of the short")}
          grower={{
            seed: index,
            name: ["tessellate", "northbarn", "Лесной", "Anong"][index] ?? "",
            href: "#grower",
          }}
          views={index === 0 ? "1.2 k" : undefined}
        />
      ))}
    </CardGrid>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <ShortCard
        href="#g"
        title="Trichome bei sechzigfacher Vergrößerung, milchig bis bernsteinfarben"
        time="0:34"
        photo={picture("bud", "Standbild des Kurzvideos")}
        grower={{ seed: 3, name: "Gartenfreundin-mit-sehr-langem-Namen", href: "#grower" }}
        views="1,2 Tsd."
      />
    </CardGrid>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <ShortCard
        href="#t"
        title="ไตรโคมที่ 60 เท่า จากขุ่นถึงอำพัน"
        time="0:34"
        photo={picture("bud", "ภาพจากวิดีโอ")}
        grower={{ seed: 5, name: "สวนหลังบ้าน", href: "#grower" }}
      />
    </CardGrid>
  ),
};

export const WideVideo: Story = {
  render: () => (
    <CardGrid columns={3}>
      <ShortCard
        href="#w"
        title="A whole season in the greenhouse"
        time="0:12"
        photo={picture("bud", "Still of the video")}
        grower={{ seed: 7, name: "tidewrack", href: "#grower" }}
        wide
      />
    </CardGrid>
  ),
};
