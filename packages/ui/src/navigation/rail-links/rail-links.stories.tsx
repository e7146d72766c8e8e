import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inbox, NotebookPen, Sprout, Users } from "lucide-react";
import { Page, RailLayout } from "../../foundation/layout/layout.tsx";
import { RailLinks } from "./rail-links.tsx";

const meta: Meta = { title: "Navigation/Rail links", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const shown = (label: string, [all, own, followed, system]: readonly [string, string, string, string]) => (
  <Page>
    <RailLayout
      side="start"
      rail={
        <RailLinks
          label={label}
          links={[
            { href: "#all", label: all, icon: Inbox, current: true },
            { href: "#own", label: own, icon: NotebookPen },
            { href: "#followed", label: followed, icon: Users },
            { href: "#system", label: system, icon: Sprout },
          ]}
        />
      }
    >
      <p>…</p>
    </RailLayout>
  </Page>
);

export const BesideAList: Story = {
  render: () =>
    shown("Notifications", ["Everything", "Activity on your posts", "From growers you follow", "From Grow"]),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () =>
    shown("Benachrichtigungen", [
      "Alles",
      "Aktivität bei deinen Beiträgen",
      "Von Growern, denen du folgst",
      "Von Grow",
    ]),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => shown("การแจ้งเตือน", ["ทั้งหมด", "ความเคลื่อนไหวในโพสต์ของคุณ", "จากคนปลูกที่คุณติดตาม", "จาก Grow"]),
};
