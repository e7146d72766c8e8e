import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bookmark, ListTree } from "lucide-react";
import { expect } from "storybook/test";
import { Bar } from "../chart/bar.tsx";
import { DataTable } from "../chart/table/data-table.tsx";
import { SetupLabel } from "../diary/setup-label/setup-label.tsx";
import { Avatar, Byline } from "../foundation/avatar/avatar.tsx";
import { Button } from "../foundation/button/button.tsx";
import { Badge, Chip, CountDot } from "../foundation/chip/chip.tsx";
import { Disclosure } from "../foundation/disclosure/disclosure.tsx";
import { Cluster, Page, Plate, RailLayout, Section, Stack } from "../foundation/layout/layout.tsx";
import { TextLink } from "../foundation/link/text-link.tsx";
import { PersonRow } from "../social/person-row/person-row.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Pagination } from "./pagination.tsx";
import { Tabs } from "./tabs.tsx";

const meta: Meta = { title: "Navigation/Navigation and lists", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const Navigation: Story = {
  render: () => (
    <Page>
      <Breadcrumb
        label="Breadcrumb"
        crumbs={[{ label: "Diaries", href: "#d" }, { label: "Night Plum", href: "#n" }, { label: "Week 11" }]}
      />
      <Tabs
        label="Night Plum"
        tabs={[
          { href: "#about", label: "About", current: true },
          { href: "#diaries", label: "Diaries", count: "312" },
          { href: "#reviews", label: "Reviews", count: "97" },
          { href: "#tree", label: "Family tree" },
          { href: "#photos", label: "Photos", count: "1,204" },
        ]}
      />
      <Pagination label="Pages" current={1} total={62} href={(page) => `#page-${page}`} />
      <Pagination label="Pages, in the middle" current={30} total={62} href={(page) => `#page-${page}`} />
    </Page>
  ),
};

export const NavigationOnAPhone: Story = {
  ...Navigation,
  globals: { lang: "de", viewport: { value: "phone" } },
};

export const Small: Story = {
  render: () => (
    <Page>
      <Stack>
        <Cluster gap={2}>
          <Chip href="#all" on>
            Flowering
          </Chip>
          <Chip href="#save" icon={Bookmark} dashed>
            Save this search
          </Chip>
          <Chip href="#tag" small>
            Leaf curl
          </Chip>
        </Cluster>
        <Cluster gap={2}>
          <Badge>Draft</Badge>
          <Badge tone="good">Verified</Badge>
          <Badge tone="warn">Hidden</Badge>
          <Badge tone="bad">Banned</Badge>
          <Badge tone="info">In review</Badge>
          <CountDot>3</CountDot>
          <CountDot tone="accent">2</CountDot>
        </Cluster>
        <Cluster>
          {[1, 2, 3, 4, 5, 6, 7].map((seed) => (
            <Avatar key={seed} seed={seed} size={44} />
          ))}
          <Byline
            avatar={<Avatar seed="tessellate" size={44} />}
            name="tessellate"
            detail="38 diaries, since 2021"
          />
        </Cluster>
        <Cluster>
          <Avatar seed="marta.k" size={24} />
          <Avatar seed="marta.k" />
          <Avatar seed="marta.k" src="/window.webp" size={44} />
          <Avatar seed={0} removed size={44} />
          <Avatar seed="marta.k" size={136} alt="marta.k" />
        </Cluster>
      </Stack>
    </Page>
  ),
};

interface SmallWords {
  set: string;
  save: string;
  tag: string;
  states: readonly [string, string, string];
  name: string;
  detail: string;
  follow: string;
}

function SmallIn({ words }: { words: SmallWords }) {
  return (
    <Page>
      <Stack>
        <Cluster gap={2}>
          <Chip href="#all" on>
            {words.set}
          </Chip>
          <Chip href="#save" icon={Bookmark} dashed>
            {words.save}
          </Chip>
          <Chip href="#tag" small>
            {words.tag}
          </Chip>
        </Cluster>
        <Cluster gap={2}>
          <Badge tone="good">{words.states[0]}</Badge>
          <Badge tone="warn">{words.states[1]}</Badge>
          <Badge tone="info">{words.states[2]}</Badge>
        </Cluster>
        <PersonRow
          seed={6}
          name={words.name}
          href="#t"
          detail={words.detail}
          action={<Button size="small">{words.follow}</Button>}
        />
      </Stack>
    </Page>
  );
}

export const SmallInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <SmallIn
      words={{
        set: "Blüte unter Leuchtdiodenlicht",
        save: "Diese Suche aufbewahren",
        tag: "Eingerollte Blattspitzen",
        states: ["Bestätigt", "Ausgeblendet", "Wird geprüft"],
        name: "gewaechshaus_am_suedhang_1987",
        detail: "38 Anbautagebücher, 412 Abonnentinnen und Abonnenten",
        follow: "Folgen",
      }}
    />
  ),
};

export const SmallInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <SmallIn
      words={{
        set: "ทำดอกใต้ไฟ LED",
        save: "บันทึกการค้นหานี้",
        tag: "ปลายใบม้วน",
        states: ["ยืนยันแล้ว", "ถูกซ่อน", "กำลังตรวจ"],
        name: "สวนหลังบ้านริมแม่น้ำ",
        detail: "38 ไดอารี่ ผู้ติดตาม 412 คน",
        follow: "ติดตาม",
      }}
    />
  ),
};

const nutrients = [
  { id: 1, name: "Base A", brand: "Loam & Lumen", dose: "2.0 ml/l", share: 1, words: "as printed" },
  { id: 2, name: "Tidewater Bloom", brand: "Tidewater", dose: "1.2 ml/l", share: 0.8, words: "–20 %" },
];

export const Lists: Story = {
  render: () => (
    <Page>
      <RailLayout
        rail={
          <Plate>
            <h3>Setup</h3>
            <SetupLabel
              rows={[
                {
                  name: "Strain",
                  value: <TextLink href="#s">Night Plum</TextLink>,
                  detail: "Ember Genetics",
                },
                { name: "Room", value: "Indoor, tent 80×80×180 cm" },
                { name: "Nährlösungsbehälter", value: "25 l" },
              ]}
            />
          </Plate>
        }
      >
        <Section title="Nutrients" count="2" close action={<TextLink href="#all">All products</TextLink>}>
          <DataTable
            label="Nutrients of week 11"
            rows={nutrients}
            rowKey={(row) => row.id}
            columns={[
              { key: "name", header: "Product", cell: (row) => <TextLink href="#p">{row.name}</TextLink> },
              { key: "brand", header: "Brand", cell: (row) => row.brand },
              { key: "dose", header: "Dose", numeric: true, cell: (row) => <b>{row.dose}</b> },
              {
                key: "share",
                header: "Against the chart",
                cell: (row) => <Bar share={row.share} label={row.words} color="var(--c-water)" />,
              },
            ]}
          />
        </Section>
        <Section title="Growers">
          <PersonRow
            seed={6}
            name="tessellate"
            href="#t"
            detail="38 diaries"
            action={<Button size="small">Follow</Button>}
          />
          <PersonRow seed={0} removed name="Removed" detail="This grower left; the diary stays." />
        </Section>
        <Disclosure icon={ListTree} title="Setup" summary="Tent 80×80, LED 300 W, coco">
          <p>Coco 70, perlite 30</p>
        </Disclosure>
      </RailLayout>
    </Page>
  ),
};

/** Growers may choose any name for a strain. */
export const CrumbOfOneLongWord: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Page>
      <Breadcrumb
        label="Breadcrumb"
        crumbs={[{ label: "Diaries", href: "#d" }, { label: "Purpleprunepheno".repeat(8) }]}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    const crumb = canvas.getByText(/^Purple/).getBoundingClientRect();
    await expect(crumb.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

function NavigationIn({ words }: { words: { crumbs: string[]; tabs: string[]; pages: string } }) {
  return (
    <Page>
      <Breadcrumb
        label={words.crumbs[0] ?? ""}
        crumbs={words.crumbs.map((label, index) => (index < 2 ? { label, href: `#${index}` } : { label }))}
      />
      <Tabs
        label="Night Plum"
        tabs={words.tabs.map((label, index) => ({
          href: `#t${index}`,
          label,
          current: index === 0,
          count: "312",
        }))}
      />
      <Pagination label={words.pages} current={30} total={62} href={(page) => `#page-${page}`} />
    </Page>
  );
}

export const NavigationInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <NavigationIn
      words={{
        crumbs: ["Anbautagebücher", "Phänotypensuche mit sechs Samen", "Woche 11, Blüte"],
        tabs: ["Überblick", "Anbautagebücher", "Bewertungen", "Abstammung"],
        pages: "Seiten",
      }}
    />
  ),
};

export const NavigationInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <NavigationIn
      words={{
        crumbs: ["ไดอารี่การปลูก", "ตามหาฟีโนไทป์จากหกเมล็ด", "สัปดาห์ที่ 11 ทำดอก"],
        tabs: ["ภาพรวม", "ไดอารี่การปลูก", "รีวิว", "สายพันธุ์ต้นกำเนิด"],
        pages: "หน้า",
      }}
    />
  ),
};
