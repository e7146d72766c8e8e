import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Badge } from "../chip/chip.tsx";
import { TextLink } from "../link/text-link.tsx";
import { Cluster, Page, Plate, RailLayout, Section, Show, Stack } from "./layout.tsx";

const meta: Meta = { title: "Foundation/Layout", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

/** The three widths of a page: everything, a column for reading, a short form. */
export const Pages: Story = {
  render: () => (
    <>
      <Page>
        <Plate>A page: a fluid gutter, at most 1344 px</Plate>
      </Page>
      <Page width="narrow">
        <Plate>
          <p>
            A column for reading, 704 px: the stretch is over, 97 cm on Sunday, two more than last week, so I
            stopped tying her down. Feed is up to EC 1.9 and the tips still look clean, so I will hold it
            there.
          </p>
        </Plate>
      </Page>
      <Page width="short">
        <Plate>A short form, 416 px</Plate>
      </Page>
    </>
  ),
};

interface Words {
  filters: ReactNode;
  title: string;
  action: string;
  text: string;
  setup: string;
  wide: string;
  narrow: string;
}

function Rails({ words }: { words: Words }) {
  return (
    <Page>
      <RailLayout side="start" rail={<Plate tight>{words.filters}</Plate>}>
        <RailLayout
          rail={
            <Plate>
              <Stack gap={2}>
                <h3>{words.setup}</h3>
                <p>{words.text}</p>
              </Stack>
            </Plate>
          }
        >
          <Section
            title={words.title}
            count="1,236"
            action={<TextLink href="#all">{words.action}</TextLink>}
            close
          >
            <p>{words.text}</p>
          </Section>
          <Section title={words.title} level={3}>
            <Show on="wide">{words.wide}</Show>
            <Show on="narrow">{words.narrow}</Show>
          </Section>
        </RailLayout>
      </RailLayout>
    </Page>
  );
}

export const BothRails: Story = {
  render: () => (
    <Rails
      words={{
        filters: "Filters, 248 px",
        title: "In flower now",
        action: "All diaries",
        text: "Humidity fell to 58 % at night, and the leaf temperature stayed 1.5 °C under the air.",
        setup: "Setup, 328 px",
        wide: "Shown from 1080 px on",
        narrow: "Shown under 1080 px",
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isWide = window.innerWidth >= 1080;
    await expect(canvas.getByText("Shown from 1080 px on").checkVisibility()).toBe(isWide);
    await expect(canvas.getByText("Shown under 1080 px").checkVisibility()).toBe(!isWide);
  },
};

/** Stacks and clusters in plain, tight and dashed plates. */
export const StacksClustersPlates: Story = {
  render: () => (
    <Page>
      <Stack gap={6}>
        <Cluster justify="between" align="baseline">
          <h2>Night Plum</h2>
          <Badge tone="good">Verified</Badge>
        </Cluster>
        <Cluster gap={2} justify="end">
          <Button look="quiet">Skip</Button>
          <Button look="primary">Publish week</Button>
        </Cluster>
        <Plate>
          <p>A box for what could be taken away</p>
        </Plate>
        <Plate tight>
          <p>The same, tighter</p>
        </Plate>
        <Plate dashed>
          <Stack gap={2}>
            <p>A place where something could be</p>
            <Cluster>
              <Button look="outline">Add a product</Button>
            </Cluster>
          </Stack>
        </Plate>
      </Stack>
    </Page>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Rails
      words={{
        filters: "Einschränkungen",
        title: "Wachstumsbedingungen und Nährstoffzusammensetzung",
        action: "Alle Anbautagebücher ansehen",
        text: "Die Luftfeuchtigkeit fiel nachts auf 58 %, die Blattoberflächentemperatur blieb 1,5 °C unter der Lufttemperatur.",
        setup: "Aufbau",
        wide: "Steht auf breiten Seiten",
        narrow: "Steht auf schmalen Seiten",
      }}
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <Rails
      words={{
        filters: "ตัวกรอง",
        title: "สภาพแวดล้อมและปุ๋ยของสัปดาห์นี้",
        action: "ดูไดอารี่ทั้งหมด",
        text: "ความชื้นตอนกลางคืนลดลงเหลือ 58 % อุณหภูมิผิวใบต่ำกว่าอากาศ 1.5 °C ตลอดทั้งสัปดาห์",
        setup: "อุปกรณ์ที่ใช้",
        wide: "แสดงบนหน้ากว้าง",
        narrow: "แสดงบนหน้าแคบ",
      }}
    />
  ),
};
