import type { Meta, StoryObj } from "@storybook/react-vite";
import { FollowButton } from "../../foundation/button/toggle-button.tsx";
import { Badge } from "../../foundation/chip/chip.tsx";
import { CardGrid } from "../../media/card/card-grid.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { picture } from "../../story-data/pictures.ts";
import { GrowerCard } from "./grower-card.tsx";

const meta: Meta = { title: "Social/Grower card", ...onCardPage };
export default meta;
type Story = StoryObj;

export const Growers: Story = {
  render: () => (
    <CardGrid columns={3} phoneColumns={1}>
      <GrowerCard
        name="tessellate"
        href="#tessellate"
        seed={6}
        detail="38 diaries, since 2021"
        badges={
          <>
            <Badge tone="good">Moderator</Badge>
            <Badge>Premium</Badge>
          </>
        }
        figures={[
          { name: "Harvests", value: "31" },
          { name: "Median", value: "1.31", unit: "g/W" },
          { name: "Likes", value: "4,102" },
        ]}
        topics="Night Plum, Velvet Orbit, Lemon Thicket +11"
        photos={[1, 2, 3].map((number) => picture(`gallery-${number}`))}
        action={
          <FollowButton size="small" pressed={false}>
            Follow
          </FollowButton>
        }
      />
      <GrowerCard
        name="Gartenfreundin-mit-sehr-langem-Namen"
        href="#long"
        seed={3}
        detail="2 diaries, since March"
        action={
          <FollowButton size="small" pressed>
            Following
          </FollowButton>
        }
      />
      <GrowerCard name="Removed" seed={0} removed detail="This account is no more" />
    </CardGrid>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <GrowerCard
      name="Gartenfreundin-mit-sehr-langem-Namen"
      href="#g"
      seed={3}
      detail="2 Tagebücher, dabei seit März 2021"
      figures={[
        { name: "Ernten", value: "31" },
        { name: "Durchschnittsertrag", value: "1,31", unit: "g/W" },
      ]}
      action={
        <FollowButton size="small" pressed={false}>
          Abonnieren
        </FollowButton>
      }
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <GrowerCard
      name="สวนหลังบ้าน"
      href="#t"
      seed={5}
      detail="38 ไดอารี่ เริ่มปี 2021"
      figures={[
        { name: "เก็บเกี่ยว", value: "31" },
        { name: "ค่ากลาง", value: "1.31", unit: "กรัม/วัตต์" },
      ]}
      action={
        <FollowButton size="small" pressed={false}>
          ติดตาม
        </FollowButton>
      }
    />
  ),
};
