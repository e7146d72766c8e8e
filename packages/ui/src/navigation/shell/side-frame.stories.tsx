import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gauge, LogOut, Megaphone, Notebook, Package, Plus, Settings, Users } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { Avatar, Byline } from "../../foundation/avatar/avatar.tsx";
import { StayHere } from "../../story-data/stay-here.tsx";
import { LogoLink } from "./logo-link.tsx";
import { RailButton, SideFrame } from "./side-frame.tsx";
import { SiteHeader } from "./site-header.tsx";

const meta: Meta = { title: "Navigation/Side frame", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const portalWords = {
  en: {
    label: "Brand portal",
    title: "Products",
    overview: "Overview",
    products: "Products",
    banners: "Banners",
    testers: "Testers",
    out: "Sign out",
    back: "Back to Grow",
  },
  de: {
    label: "Markenportal",
    title: "Anwendungsschemata",
    overview: "Überblick",
    products: "Anwendungsschemata und Zusammensetzungen",
    banners: "Werbeflächen",
    testers: "Testerinnen und Tester",
    out: "Abmelden",
    back: "Zurück zu Grow",
  },
  th: {
    label: "พอร์ทัลแบรนด์",
    title: "ตารางปุ๋ย",
    overview: "ภาพรวม",
    products: "ตารางปุ๋ยและส่วนประกอบ",
    banners: "แบนเนอร์",
    testers: "ผู้ทดสอบ",
    out: "ออกจากระบบ",
    back: "กลับไปที่ Grow",
  },
};

function Portal({ language }: { language: keyof typeof portalWords }) {
  const say = portalWords[language];
  return (
    <StayHere>
      <SideFrame
        label={say.label}
        owner={<Byline avatar={<Avatar seed="loam" />} name="Loam & Lumen" detail={say.label} />}
        ownerName="Loam & Lumen"
        title={say.title}
        sections={[
          [
            { href: "#over", label: say.overview, icon: Gauge },
            {
              href: "#products",
              label: say.products,
              icon: Package,
              current: true,
            },
            { href: "#banners", label: say.banners, icon: Megaphone, count: "2" },
          ],
          [{ href: "#people", label: say.testers, icon: Users }],
        ]}
        after={
          <form onSubmit={(event) => event.preventDefault()}>
            <RailButton icon={LogOut}>{say.out}</RailButton>
          </form>
        }
        back={{ href: "#grow", label: say.back }}
      >
        <main style={{ padding: "2rem var(--gutter)" }}>
          <h1>{say.title}</h1>
        </main>
      </SideFrame>
    </StayHere>
  );
}

export const PortalFrame: Story = { render: () => <Portal language="en" /> };

/** An editor needs the full width: the site header on wide screens, the bar with its sheet on phones. */
export const EditorFrame: Story = {
  globals: { lang: "de" },
  render: () => (
    <StayHere>
      <SideFrame
        label="Dein Tagebuch"
        owner={null}
        ownerName="Phänotypensuche mit sechs Samen der Sorte Night Plum"
        title="Woche eintragen"
        sections={[
          [
            { href: "#read", label: "Lesen", icon: Notebook },
            { href: "#week", label: "Woche eintragen", icon: Plus, current: true },
          ],
          [{ href: "#settings", label: "Oberfläche", icon: Settings }],
        ]}
        back={{ href: "#diary", label: "Zurück zum Tagebuch" }}
        wide={<SiteHeader logo={<LogoLink href="#home" label="Grow, Startseite" name="Grow" />} />}
      >
        <main style={{ padding: "2rem var(--gutter)" }}>
          <h1>Woche 12</h1>
        </main>
      </SideFrame>
    </StayHere>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Exactly one of the two bars is present at any width.
    await expect(canvas.getAllByRole("banner")).toHaveLength(1);
    const isWide = window.innerWidth >= 1080;
    await expect(canvas.queryAllByRole("link", { name: "Zurück zum Tagebuch" })).toHaveLength(isWide ? 0 : 1);
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
};

const openRail: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const summary = canvasElement.querySelector("header summary");
  // At the width of the test window the rail is shown instead.
  if (summary?.checkVisibility()) await userEvent.click(summary);
};

export const PortalOnAPhoneInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => <Portal language="de" />,
  play: openRail,
};

export const PortalOnAPhoneInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => <Portal language="th" />,
  play: openRail,
};
