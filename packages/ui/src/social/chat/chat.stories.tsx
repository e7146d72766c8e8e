import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarDays, Image, Notebook } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { IconButton } from "../../foundation/button/icon-button.tsx";
import { NutrientIcon } from "../../foundation/icon/catalogue-icons.ts";
import { RailLayout } from "../../foundation/layout/layout.tsx";
import { Photo } from "../../media/photo/photo.tsx";
import { miniWeeks } from "../../story-data/diary.ts";
import { picture } from "../../story-data/pictures.ts";
import { ChatBubble, ChatShare } from "./chat-bubble.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatDay, ChatLog, ChatNews, ChatTyping } from "./chat-log.tsx";
import { ChatRow } from "./chat-row.tsx";

const meta: Meta = { title: "Social/Chat" };
export default meta;
type Story = StoryObj;

const at = (text: string) => ({ iso: `2026-09-20T${text}:00Z`, text });
const send = fn((event: { preventDefault: () => void }) => event.preventDefault());

function Rooms() {
  return (
    <div>
      <ChatRow
        href="#tessellate"
        seed={6}
        name="tessellate"
        last="Runoff was 2.1, I will flush on Saturday and write it up"
        time={{ iso: "2026-09-20T14:11:00Z", text: "3 min" }}
        unread={{ count: "2", label: "2 unread" }}
        online="online"
        current
      />
      <ChatRow
        href="#northbarn"
        seed={8}
        name="northbarn"
        last="You: Same hygrometer, yes"
        time={at("13:00")}
      />
      <ChatRow
        href="#anong"
        seed={4}
        name="Anong"
        last="ขอบคุณมากครับ"
        lang="th"
        time={at("09:00")}
        online="online"
      />
      <ChatRow
        href="#lesnoy"
        seed={5}
        name="Лесной"
        last="Покажи корни при пересадке, если не трудно"
        lang="ru"
        time={at("08:00")}
        unread={{ count: "1", label: "1 unread" }}
      />
      <ChatRow href="#gone" seed={0} removed name="Removed" last="Photo" time={at("07:00")} />
    </div>
  );
}

export const Room: Story = {
  render: () => (
    <RailLayout side="start" rail={<Rooms />}>
      <ChatLog label="Messages with tessellate" end={<ChatTyping>tessellate is writing</ChatTyping>}>
        <ChatDay>Today</ChatDay>
        <ChatBubble time={at("14:02")}>Your week 13 looks calm. What is your runoff EC?</ChatBubble>
        <ChatBubble isOwn time={at("14:05")} state={{ kind: "read", label: "read" }}>
          2.1 in, 2.4 out. Creeping up since Monday.
        </ChatBubble>
        <ChatBubble
          isOwn
          media={
            <ChatShare
              href="#week"
              photo={picture("tent")}
              icon={CalendarDays}
              title="Velvet Orbit, week 13"
              strip={{ weeks: miniWeeks, newest: 12, label: "13 weeks, in flower" }}
            />
          }
        />
        <ChatBubble
          isOwn
          media={<ChatShare href="#nutrients" icon={NutrientIcon} title="Base A/B" detail="Loam & Lumen" />}
        />
        <ChatNews>2 new</ChatNews>
        <ChatBubble>Runoff was 2.1, I will flush on Saturday and write it up in week 14.</ChatBubble>
        <ChatBubble
          media={
            <span style={{ inlineSize: 200 }}>
              <Photo photo={picture("bud", "The canopy before the flush")} shape="3:2" />
            </span>
          }
          time={at("14:11")}
        />
        <ChatBubble isOwn state={{ kind: "sending", label: "sending" }}>
          Good. I will do the same.
        </ChatBubble>
        <ChatBubble
          isOwn
          lang="de"
          state={{ kind: "failed", label: "not sent" }}
          actions={
            <Button size="small" look="outline">
              Try again
            </Button>
          }
        >
          Nährlösungsleitfähigkeitsmessgerät neu kalibriert, die alten Werte stimmten um 0,2 nicht.
        </ChatBubble>
      </ChatLog>
      <form onSubmit={send} aria-label="New message">
        <ChatComposer label="Message tessellate" send="Send" maxLength={2000}>
          <IconButton icon={Image} label="Add a photo" />
          <IconButton icon={Notebook} label="Share a diary" />
        </ChatComposer>
      </form>
    </RailLayout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    send.mockClear();
    const field = canvas.getByLabelText("Message tessellate");
    await userEvent.type(field, "First line{Shift>}{Enter}{/Shift}second line");
    await expect(send).not.toHaveBeenCalled();
    await expect(field).toHaveValue("First line\nsecond line");
    await userEvent.keyboard("{Enter}");
    await expect(send).toHaveBeenCalledTimes(1);
  },
};

export const RoomOnAPhoneInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <ChatLog label="ข้อความกับ Anong">
        <ChatDay>วันนี้</ChatDay>
        <ChatBubble time={at("14:02")}>สัปดาห์ที่ 13 ดูดีมากครับ ค่า EC ของน้ำที่ไหลออกเท่าไรครับ</ChatBubble>
        <ChatBubble isOwn time={at("14:05")} state={{ kind: "sent", label: "ส่งแล้ว" }}>
          เข้า 2.1 ออก 2.4 ขึ้นมาตั้งแต่วันจันทร์
        </ChatBubble>
      </ChatLog>
    </div>
  ),
};
