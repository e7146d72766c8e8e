import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarClock, Check, CheckCheck, Ellipsis, Plus, Reply, Trash2, TriangleAlert } from "lucide-react";
import { Button, LinkButton } from "../../foundation/button/button.tsx";
import { LikeButton } from "../../foundation/button/toggle-button.tsx";
import { Icon } from "../../foundation/icon/icon.tsx";
import { TextLink } from "../../foundation/link/text-link.tsx";
import { Menu, MenuButton } from "../../overlay/menu/menu.tsx";
import { picture } from "../../story-data/pictures.ts";
import { NotificationGroup, NotificationRow } from "./notification-row.tsx";

const meta: Meta = { title: "Social/Notifications" };
export default meta;
type Story = StoryObj;

const menu = (
  <Menu square label="More about this notification" trigger={<Icon of={Ellipsis} />}>
    <MenuButton icon={CheckCheck}>Mark as read</MenuButton>
    <hr />
    <MenuButton icon={Trash2} danger>
      Remove
    </MenuButton>
  </Menu>
);
const time = (text: string) => ({ iso: "2026-09-20T12:00:00Z", text });

export const List: Story = {
  render: () => (
    <div style={{ maxInlineSize: 740 }}>
      <NotificationGroup title="Today">
        <NotificationRow
          from={{ seed: 6 }}
          href="#week-13"
          unread="New"
          time={time("2m")}
          others={[{ seed: 6 }, { seed: 3 }, { seed: 8 }, { seed: 4 }, { seed: 10 }]}
          photo={picture("tent")}
          menu={menu}
        >
          <b>tessellate, marta.k and 10 others</b> like <b>week 13</b> of Velvet Orbit
        </NotificationRow>
        <NotificationRow
          from={{ seed: 8 }}
          href="#comment"
          unread="New"
          time={time("1h")}
          photo={picture("bud")}
          menu={menu}
          actions={
            <>
              <Button size="small" look="outline" icon={Reply}>
                Reply
              </Button>
              <LikeButton size="small" borderless pressed={false} label="Like" count="3" />
            </>
          }
        >
          <b>northbarn</b> answered in <b>Velvet Orbit</b>: “Same hygrometer here, it reads 4 % low.”
        </NotificationRow>
        <NotificationRow from={{ icon: Check }} href="#solution" unread="New" time={time("3h")} menu={menu}>
          <b>Sunroom</b> took your solution to <b>Leaf edges curl up</b>
        </NotificationRow>
      </NotificationGroup>
      <NotificationGroup title="Yesterday">
        <NotificationRow
          from={{ icon: CalendarClock }}
          time={time("1d")}
          photo={picture("window")}
          actions={
            <>
              <LinkButton size="small" look="primary" icon={Plus} href="#add">
                Add week 14
              </LinkButton>
              <Button size="small" look="quiet">
                Remind me tomorrow
              </Button>
            </>
          }
        >
          <b>Week 14</b> of Velvet Orbit is due. Last week had 58 % humidity and EC 2.1.
        </NotificationRow>
        <NotificationRow
          from={{ seed: 0, removed: true }}
          time={time("1d")}
          detail={
            <>
              <TextLink href="#a">Glasshouse run no. 4</TextLink>
              <TextLink href="#b">Coco, drip</TextLink>
              <span>and 2 more</span>
            </>
          }
        >
          <b>4 diaries you follow</b> have new weeks
        </NotificationRow>
      </NotificationGroup>
    </div>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <NotificationGroup title="Letzte Woche">
        <NotificationRow
          from={{ icon: TriangleAlert }}
          time={time("5T")}
          photo={picture("gallery-1")}
          menu={menu}
          actions={
            <>
              <Button size="small" look="quiet">
                Regel ansehen
              </Button>
              <Button size="small" look="outline">
                Foto ersetzen
              </Button>
            </>
          }
        >
          Die Moderation hat <b>Foto 2 aus Woche 3</b> ausgeblendet: Ein Gesicht ist zu erkennen.
        </NotificationRow>
        <NotificationRow from={{ seed: 4 }} href="#w" unread="Neu" time={time("6T")} menu={menu}>
          <b>สวนหลังบ้าน</b> folgt jetzt deinem Tagebuch <b>Nachtpflaume im Gewächshaus</b>
        </NotificationRow>
      </NotificationGroup>
    </div>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <NotificationGroup title="วันนี้">
      <NotificationRow
        from={{ seed: 6 }}
        href="#w"
        unread="ใหม่"
        time={time("2 นาที")}
        others={[{ seed: 6 }, { seed: 3 }, { seed: 8 }]}
        photo={picture("tent")}
        menu={menu}
      >
        <b>tessellate, marta.k และอีก 10 คน</b> ถูกใจ <b>สัปดาห์ที่ 13</b> ในไดอารี่วงโคจรกำมะหยี่ ปลูกสองต้นในเต็นท์
      </NotificationRow>
      <NotificationRow
        from={{ icon: CalendarClock }}
        time={time("1 วัน")}
        actions={
          <LinkButton size="small" look="primary" icon={Plus} href="#add">
            เพิ่มสัปดาห์ที่ 14
          </LinkButton>
        }
      >
        ถึงเวลาลง <b>สัปดาห์ที่ 14</b> แล้ว สัปดาห์ก่อนความชื้น 58 % และ EC 2.1
      </NotificationRow>
    </NotificationGroup>
  ),
};
