import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Bell,
  Bookmark,
  CircleUserRound,
  House,
  LogOut,
  MessageCircle,
  Moon,
  Notebook,
  Plus,
  Ruler,
  Search,
  Settings,
} from "lucide-react";
import type { ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Avatar } from "../../foundation/avatar/avatar.tsx";
import { LinkButton } from "../../foundation/button/button.tsx";
import { IconLink } from "../../foundation/button/icon-button.tsx";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Page, Section } from "../../foundation/layout/layout.tsx";
import { SearchBox } from "../../input/search/search-box.tsx";
import { Menu, MenuButton, MenuHeading, MenuLink } from "../../overlay/menu/menu.tsx";
import { Popover } from "../../overlay/popover/popover.tsx";
import { catalogueSections, equipment } from "../../story-data/catalogue.ts";
import { StayHere } from "../../story-data/stay-here.tsx";
import { CatalogueMenu } from "../catalogue-menu/catalogue-menu.tsx";
import { LogoLink } from "./logo-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { HeaderTool, SiteHeader } from "./site-header.tsx";
import { TabBar } from "./tab-bar.tsx";

const meta: Meta = { title: "Navigation/Shell", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const words = {
  en: {
    main: "Main",
    sections: ["Diaries", "Strains", "Questions", "Shorts", "Journal"],
    catalogue: "Catalogue",
    search: "Search Grow",
    signIn: "Sign in",
    start: "Start a diary",
    tabs: ["Home", "Diaries", "Add", "Questions", "You"],
    about:
      "Grow diaries, strains and equipment, written down by the people who grow. For adults, where the law allows it.",
    settings: ["English", "Metric, °C", "System"],
  },
  de: {
    main: "Hauptnavigation",
    sections: ["Anbautagebücher", "Sorten", "Fragen", "Kurzvideos", "Magazin"],
    catalogue: "Katalog",
    search: "Grow durchsuchen",
    signIn: "Anmelden",
    start: "Tagebuch beginnen",
    tabs: ["Start", "Tagebücher", "Neu", "Fragen", "Du"],
    about:
      "Anbautagebücher, Sorten und Ausrüstung, aufgeschrieben von denen, die anbauen. Für Erwachsene, wo das Gesetz es erlaubt.",
    settings: ["Deutsch", "Metrisch, °C", "System"],
  },
  th: {
    main: "เมนูหลัก",
    sections: ["ไดอารี่การปลูก", "สายพันธุ์", "คำถาม", "คลิปสั้น", "บทความ"],
    catalogue: "แคตตาล็อก",
    search: "ค้นหาใน Grow",
    signIn: "เข้าสู่ระบบ",
    start: "เริ่มไดอารี่",
    tabs: ["หน้าแรก", "ไดอารี่", "เพิ่ม", "คำถาม", "คุณ"],
    about: "ไดอารี่การปลูก สายพันธุ์ และอุปกรณ์ เขียนโดยคนที่ปลูกจริง สำหรับผู้ใหญ่ในที่ที่กฎหมายอนุญาต",
    settings: ["ไทย", "เมตริก °C", "ตามระบบ"],
  },
};
type Language = keyof typeof words;

function Setting({ icon, children }: { icon: IconDrawing; children: string }) {
  return (
    <Popover
      pill
      up
      sheet
      align="start"
      trigger={
        <>
          <Icon of={icon} /> {children}
        </>
      }
    >
      <MenuHeading>{children}</MenuHeading>
    </Popover>
  );
}

function Site({ language, guest, children }: { language: Language; guest?: boolean; children?: ReactNode }) {
  const say = words[language];
  const tabIcons = [House, Notebook, Plus, MessageCircle, CircleUserRound];
  const logo = <LogoLink href="#home" label="Grow, home page" name="Grow" />;
  return (
    <StayHere>
      <SiteHeader
        logo={logo}
        sections={{
          label: say.main,
          links: say.sections.map((label, index) => ({ href: `#${index}`, label, current: index === 0 })),
        }}
        catalogue={{
          label: say.catalogue,
          after: 3,
          menu: (
            <CatalogueMenu
              label={say.catalogue}
              sections={catalogueSections(language === "de" ? "de" : "en")}
              aside={{ title: "In your diaries", things: equipment }}
            />
          ),
        }}
        search={{
          wide: (
            <form onSubmit={(event) => event.preventDefault()}>
              <SearchBox label={say.search} hasShortcut />
            </form>
          ),
          narrow: <IconLink icon={Search} label={say.search} href="#search" />,
        }}
        action={
          <LinkButton look="primary" size="small" href="#start">
            {say.start}
          </LinkButton>
        }
      >
        {guest ? (
          <LinkButton look="outline" size="small" href="#in">
            {say.signIn}
          </LinkButton>
        ) : (
          <>
            <HeaderTool href="#news" icon={Bell} label="Notifications, 3 new" count="3" />
            <HeaderTool href="#chat" icon={MessageCircle} label="Messages" />
            <Menu bare sheet label="Your account, lucia.v" trigger={<Avatar seed={3} />}>
              <MenuLink icon={CircleUserRound} href="#me">
                Profile
              </MenuLink>
              <MenuLink icon={Bookmark} href="#kept" end="48">
                Bookmarks
              </MenuLink>
              <MenuLink icon={Settings} href="#settings">
                Settings
              </MenuLink>
              <hr />
              <MenuButton icon={LogOut}>Sign out</MenuButton>
            </Menu>
          </>
        )}
      </SiteHeader>
      <main>
        <Page>
          <Section title={say.sections[0]} close>
            {children}
          </Section>
        </Page>
      </main>
      <SiteFooter
        logo={logo}
        about={say.about}
        settings={
          <>
            <Setting icon={MessageCircle}>{say.settings[0] ?? ""}</Setting>
            <Setting icon={Ruler}>{say.settings[1] ?? ""}</Setting>
            <Setting icon={Moon}>{say.settings[2] ?? ""}</Setting>
          </>
        }
        groups={[
          {
            key: "grow",
            title: "Grow",
            links: say.sections.map((label) => ({ href: `#foot-${label}`, label })),
          },
          {
            key: "catalogue",
            title: say.catalogue,
            links: catalogueSections(language === "de" ? "de" : "en")
              .slice(0, 6)
              .map(({ href, name }) => ({ href, label: name })),
          },
        ]}
      />
      <TabBar
        label="Sections"
        links={say.tabs.map((label, index) => ({
          href: `#tab-${index}`,
          label,
          icon: tabIcons[index] ?? House,
          current: index === 1,
          isAdd: index === 2,
        }))}
      />
    </StayHere>
  );
}

export const SignedIn: Story = {
  render: () => (
    <Site language="en">
      <p style={{ minBlockSize: 420 }}>12,480 diaries, 1,236 of them in flower.</p>
    </Site>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    if (window.innerWidth < 1080) return;
    // The tab order equals the reading order.
    const met = [...canvas.getByRole("banner").querySelectorAll("a, input, button, summary")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute("aria-label") ?? element.textContent);
    await expect(met).toEqual([
      "Grow, home page",
      "Diaries",
      "Strains",
      "Questions",
      "Catalogue",
      "Shorts",
      "Journal",
      "Search Grow",
      "Notifications, 3 new",
      "Messages",
      "Your account, lucia.v",
      "Start a diary",
    ]);
    const catalogue = canvasElement.querySelector("nav details");
    await userEvent.click(canvasElement.querySelector("nav summary") as HTMLElement);
    await expect(canvas.getByRole("link", { name: /Controllers/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(catalogue).not.toHaveAttribute("open");
    await expect(canvasElement.querySelector("nav summary")).toHaveFocus();
    await userEvent.click(canvasElement.querySelector("nav summary") as HTMLElement);
  },
};

export const GuestInGerman: Story = {
  globals: { lang: "de" },
  render: () => <Site language="de" guest />,
};

export const OnAPhoneInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => <Site language="th" />,
};
