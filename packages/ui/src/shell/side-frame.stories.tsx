import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gauge, LogOut, Megaphone, Notebook, Package, Plus, Settings, Users } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { Avatar, Byline } from "../avatar/avatar.tsx";
import { StayHere } from "../story-data/stay-here.tsx";
import { LogoLink } from "./logo-link.tsx";
import { RailButton, SideFrame } from "./side-frame.tsx";
import { SiteHeader } from "./site-header.tsx";

const meta: Meta = { title: "Pages/Side frame", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

function Portal({ language }: { language: "en" | "de" }) {
  const german = language === "de";
  return (
    <StayHere>
      <SideFrame
        label={german ? "Markenportal" : "Brand portal"}
        owner={<Byline avatar={<Avatar seed="loam" />} name="Loam & Lumen" detail="Brand portal" />}
        ownerName="Loam & Lumen"
        title={german ? "Anwendungsschemata" : "Products"}
        sections={[
          [
            { href: "#over", label: german ? "Überblick" : "Overview", icon: Gauge },
            {
              href: "#products",
              label: german ? "Anwendungsschemata und Zusammensetzungen" : "Products",
              icon: Package,
              current: true,
            },
            { href: "#banners", label: german ? "Werbeflächen" : "Banners", icon: Megaphone, count: "2" },
          ],
          [{ href: "#people", label: german ? "Testerinnen und Tester" : "Testers", icon: Users }],
        ]}
        after={
          <form onSubmit={(event) => event.preventDefault()}>
            <RailButton icon={LogOut}>{german ? "Abmelden" : "Sign out"}</RailButton>
          </form>
        }
        back={{ href: "#grow", label: german ? "Zurück zu Grow" : "Back to Grow" }}
      >
        <main style={{ padding: "2rem var(--gutter)" }}>
          <h1>{german ? "Anwendungsschemata" : "Products"}</h1>
        </main>
      </SideFrame>
    </StayHere>
  );
}

export const PortalFrame: Story = { render: () => <Portal language="en" /> };

/** An editor needs the width: the header where there is room, the bar with its sheet on phones. */
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
    // Of the two bars one is there, whatever the width.
    await expect(canvas.getAllByRole("banner")).toHaveLength(1);
    const isWide = window.innerWidth >= 1080;
    await expect(canvas.queryAllByRole("link", { name: "Zurück zum Tagebuch" })).toHaveLength(isWide ? 0 : 1);
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
};

export const PortalOnAPhoneInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => <Portal language="de" />,
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector("header summary");
    // In the tests the window keeps its width: there the rail is shown instead.
    if (summary?.checkVisibility()) await userEvent.click(summary);
  },
};
