import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CardGrid } from "../../media/card/card-grid.tsx";
import { onCardPage } from "../../story-data/card-page.tsx";
import { picture } from "../../story-data/pictures.ts";
import { GiveawayCard } from "./giveaway-card.tsx";

const meta: Meta = { title: "Social/Giveaway card", ...onCardPage };
export default meta;
type Story = StoryObj;

export const Giveaways: Story = {
  render: () => (
    <CardGrid columns={3} phoneColumns={1}>
      <GiveawayCard
        href="#boards"
        title="Five Halden Boards for your next winter grow"
        photo={picture("lamp", "A lamp board with white and red diodes")}
        state={{ is: "open", text: "Open" }}
        giver="Giveaway by Halden & Daughters"
        figures={[
          { name: "Ends in", value: "15 d 08 h" },
          { name: "Prizes", value: "5" },
          { name: "Entries", value: "1,042" },
        ]}
        joined="You take part"
      />
      <GiveawayCard
        href="#seeds"
        title="Twenty packets of Night Plum"
        photo={picture("seeds", "Seeds on a paper towel")}
        state={{ is: "closing", text: "Last day" }}
        giver="Giveaway by Ember Genetics"
        figures={[
          { name: "Ends in", value: "6 h" },
          { name: "Prizes", value: "20" },
        ]}
      />
      <GiveawayCard
        href="#past"
        title="A tent for a first grow"
        state={{ is: "ended", text: "Ended" }}
        giver="Giveaway by grünfink"
        figures={[{ name: "Winners", value: "Anong, pim_grows" }]}
      />
    </CardGrid>
  ),
};

export const Wide: Story = {
  render: () => (
    <GiveawayCard
      wide
      href="#boards"
      title="Five Halden Boards for your next winter grow"
      photo={picture("lamp", "A lamp board with white and red diodes")}
      state={{ is: "open", text: "Open" }}
      giver="Giveaway by Halden & Daughters"
      figures={[
        { name: "Ends in", value: "15 d 08 h" },
        { name: "Prizes", value: "5" },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const [photo, title] = [canvasElement.querySelector("img"), within(canvasElement).getByRole("heading")];
    await expect(photo?.getBoundingClientRect().right).toBeLessThanOrEqual(
      title.getBoundingClientRect().left,
    );
  },
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <GiveawayCard
        href="#g"
        title="Fünf Pflanzenlampen für den nächsten Wintergrow"
        photo={picture("lamp", "Eine Lampenplatte")}
        state={{ is: "closing", text: "Letzter Tag" }}
        giver="Gewinnspiel von Düngemittelmanufaktur Sonnenschein"
        figures={[
          { name: "Endet in", value: "6 Std." },
          { name: "Teilnahmen", value: "1.042" },
        ]}
        joined="Du nimmst teil"
      />
    </CardGrid>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <CardGrid>
      <GiveawayCard
        href="#g"
        title="แจกไฟปลูก Halden ห้าชุดสำหรับการปลูกรอบหน้า"
        photo={picture("lamp", "แผงไฟปลูก")}
        state={{ is: "open", text: "เปิดรับอยู่" }}
        giver="แจกโดย Halden & Daughters"
        figures={[{ name: "เหลือเวลา", value: "15 วัน" }]}
      />
    </CardGrid>
  ),
};
