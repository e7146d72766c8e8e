import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../../foundation/button/button.tsx";
import { Stack } from "../../foundation/layout/layout.tsx";
import { type UiText, UiTextProvider, useUiText } from "../../foundation/text/ui-text.tsx";
import { picture } from "../../story-data/pictures.ts";
import { Photo } from "../photo/photo.tsx";
import { AdCreative, type AdPlace } from "./ad-creative.tsx";
import { AdSlot } from "./ad-slot.tsx";

const meta: Meta = { title: "Media/Advertisement" };
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

type AdWords = Pick<UiText, "advertisement" | "whyThisAd">;
const german: AdWords = { advertisement: "Anzeige", whyThisAd: "Warum sehe ich diese Anzeige?" };
const thai: AdWords = { advertisement: "โฆษณา", whyThisAd: "ทำไมเห็นโฆษณานี้" };

/** The narrowest slot: one of two columns on a phone. */
function Narrow({ words, title, more }: { words: AdWords; title: string; more: string }) {
  const text = { ...useUiText(), ...words };
  return (
    <UiTextProvider text={text}>
      <div style={{ inlineSize: 174 }}>
        <AdSlot format="card" whyHref="#why">
          <Photo photo={picture("lamp")} shape="3:2" />
          <b>{title}</b>
          <LinkButton look="outline" size="small" href="#ad">
            {more}
          </LinkButton>
        </AdSlot>
      </div>
    </UiTextProvider>
  );
}

export const NarrowInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Narrow words={german} title="Pflanzenlampe mit Wochenprogramm" more="In 512 Tagebüchern ansehen" />
  ),
};

export const NarrowInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => <Narrow words={thai} title="ไฟที่ปรับตามระยะของต้น" more="ดู 512 ไดอารี่ที่ใช้" />,
};

const FORMATS = { header: "strip", box: "card", cpm: "wide", sidebar: "side", button: "side" } as const;

/** Every kind of banner in its place; the header has another picture in the dark theme. */
export const Banners: Story = {
  render: () => (
    <Stack gap={6}>
      {(Object.keys(FORMATS) as AdPlace[]).map((place) => (
        <div key={place} style={{ maxInlineSize: place === "box" || place === "sidebar" ? 328 : undefined }}>
          <AdSlot format={FORMATS[place]} whyHref="#why">
            <AdCreative
              place={place}
              photo={place === "button" ? null : picture("lamp", "Lamp over a canopy")}
              photoDark={place === "header" ? picture("tent", "Lamp over a canopy") : null}
              title={place === "button" ? "" : "Light that follows the plant"}
              text={place === "header" || place === "button" ? "" : "Halden Board 240, dimmed by week."}
              button="See the lamp"
              href="#ad"
            />
          </AdSlot>
        </div>
      ))}
    </Stack>
  ),
};
