import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sprout } from "lucide-react";
import { LinkButton } from "../../foundation/button/button.tsx";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Stack } from "../../foundation/layout/layout.tsx";
import { type UiText, UiTextProvider, useUiText } from "../../foundation/text/ui-text.tsx";
import { picture } from "../../story-data/pictures.ts";
import { Photo } from "../photo/photo.tsx";
import { AdCreative, type AdPlace } from "./ad-creative.tsx";
import { AdSlot } from "./ad-slot.tsx";

const meta: Meta = { title: "Media/Advertisement" };
export default meta;
type Story = StoryObj;

const why = (
  <>
    <p>Halden Lights advertises here.</p>
    <ul>
      <li>It was booked for this part of the site.</li>
    </ul>
  </>
);
/** Before an advertisement arrives, its space is there. */
export const Reserved: Story = {
  render: () => (
    <Stack gap={6}>
      <AdSlot format="strip" why={why} payer="Paid for by Halden Lights" />
      <AdSlot format="wide" why={why} payer="Paid for by Halden Lights" />
      <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
        <div style={{ inlineSize: 328 }}>
          <AdSlot format="side" why={why} payer="Paid for by Halden Lights" />
        </div>
        <div style={{ inlineSize: 328 }}>
          <AdSlot format="card" why={why} payer="Paid for by Halden Lights" />
        </div>
      </div>
    </Stack>
  ),
};

/** The site's own, where nothing is booked. */
export const Own: Story = {
  render: () => (
    <AdSlot format="strip" label="From Grow">
      <AdCreative
        place="header"
        photo={null}
        drawing={<Icon of={Sprout} />}
        title="Your first week takes a minute"
        text=""
        button="Start a diary"
        href="#diary"
        isOwn
      />
    </AdSlot>
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
        <AdSlot format="card" why={why} payer="Paid for by Halden Lights">
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
          <AdSlot format={FORMATS[place]} why={why} payer="Paid for by Halden Lights">
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
