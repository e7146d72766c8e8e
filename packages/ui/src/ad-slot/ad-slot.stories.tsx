import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../button/button.tsx";
import { Stack } from "../layout/layout.tsx";
import { Photo } from "../photo/photo.tsx";
import { picture } from "../story-data/pictures.ts";
import { AdSlot } from "./ad-slot.tsx";

const meta: Meta = { title: "Pages/Advertisement" };
export default meta;
type Story = StoryObj;

const words = (
  <>
    <b>Light that follows the plant</b>
    <p>Halden Board 240, dimmed by week. Measured in 310 diaries.</p>
  </>
);
const button = (
  <LinkButton look="outline" size="small" href="#ad">
    See the lamp
  </LinkButton>
);

export const Formats: Story = {
  render: () => (
    <Stack gap={6}>
      <AdSlot format="strip" whyHref="#why">
        {words}
      </AdSlot>
      <AdSlot format="wide" whyHref="#why">
        <Photo photo={picture("lamp")} shape="1:1" />
        <div>{words}</div>
        {button}
      </AdSlot>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
        <div style={{ inlineSize: 328 }}>
          <AdSlot whyHref="#why">
            <Photo photo={picture("lamp")} shape="3:2" />
            {words}
            {button}
          </AdSlot>
        </div>
        <div style={{ inlineSize: 328 }}>
          <AdSlot format="card" whyHref="#why" />
        </div>
      </div>
    </Stack>
  ),
};
