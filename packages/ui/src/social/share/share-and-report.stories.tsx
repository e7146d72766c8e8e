import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCircle, Notebook } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { miniWeeks } from "../../story-data/diary.ts";
import { picture } from "../../story-data/pictures.ts";
import { ChatShare } from "../chat/chat-bubble.tsx";
import { ComplainDialog } from "../complain/complain-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";

const meta: Meta = { title: "Social/Share and report" };
export default meta;
type Story = StoryObj;

function Sharing() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <ShareDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Share this diary"
        text="Night Plum pheno hunt"
        address="https://grow.example/diaries/48213"
        place={{ label: "Open at week 11", address: "https://grow.example/diaries/48213/week/11" }}
        words={{ link: "Link", copy: "Copy link", copied: "Copied", more: "More apps" }}
        actions={
          <Button look="outline" icon={MessageCircle}>
            Send to a grower
          </Button>
        }
      >
        <ChatShare
          href="#diary"
          photo={picture("tent")}
          icon={Notebook}
          title="Night Plum pheno hunt"
          strip={{ weeks: miniWeeks, newest: 13, label: "15 weeks, in flower" }}
        />
      </ShareDialog>
    </>
  );
}

export const Share: Story = {
  render: () => <Sharing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = () => canvas.getByLabelText("Link");
    await expect(link()).toHaveValue("https://grow.example/diaries/48213/week/11");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Open at week 11" }));
    await expect(link()).toHaveValue("https://grow.example/diaries/48213");
    const write = fn(async (_text: string) => {});
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(write).toHaveBeenCalledWith("https://grow.example/diaries/48213");
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied");
    // Without clipboard access the link is selected for the user to copy.
    write.mockRejectedValueOnce(new Error("forbidden"));
    await userEvent.click(canvas.getByRole("button", { name: "Copied" }));
    await waitFor(() => expect(link()).toHaveFocus());
  },
};

const send = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const ReportInGerman: Story = {
  globals: { lang: "de" },
  render: () => (
    <ComplainDialog
      open
      onClose={() => {}}
      title="Diesen Kommentar melden"
      intro="Deine Meldung sehen nur Moderatorinnen und Moderatoren. Wer den Kommentar schrieb, erfährt nicht, von wem sie kommt."
      reasons={[
        { value: "spam", label: "Spam oder Werbung" },
        { value: "insult", label: "Beleidigung oder Drohung" },
        { value: "sale", label: "Verkauf oder Gesuch von Pflanzen", detail: "Auf Grow nirgends erlaubt" },
        { value: "copied", label: "Falsches oder fremdes Foto" },
        { value: "other", label: "Etwas anderes" },
      ]}
      words={{
        reason: "Was stimmt nicht?",
        text: "Was sollen wir uns ansehen?",
        cancel: "Abbrechen",
        submit: "Meldung absenden",
        hide: "Diesen Grower auch für mich ausblenden",
      }}
      form={(attributes, fields) => (
        <form {...attributes} onSubmit={send} aria-label="Meldung">
          {fields}
        </form>
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    send.mockClear();
    const submit = canvas.getByRole("button", { name: "Meldung absenden" });
    // Nothing is preselected: without a reason nothing is sent.
    await userEvent.click(submit);
    await expect(send).not.toHaveBeenCalled();
    canvas.getByRole("radio", { name: "Spam oder Werbung" }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await userEvent.click(submit);
    await expect(send).toHaveBeenCalledTimes(1);
    const form = new FormData(canvas.getByRole<HTMLFormElement>("form"));
    await expect(form.get("reason")).toBe("sale");
  },
};

export const ShareOnAPhoneInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <ShareDialog
      open
      onClose={() => {}}
      title="แชร์ไดอารี่นี้"
      text="ตามหาฟีโนไทป์จากหกเมล็ด"
      address="https://grow.example/diaries/48213"
      place={{ label: "เปิดที่สัปดาห์ที่ 11", address: "https://grow.example/diaries/48213/week/11" }}
      words={{ link: "ลิงก์", copy: "คัดลอกลิงก์", copied: "คัดลอกแล้ว", more: "แอปอื่น" }}
      actions={
        <Button look="outline" icon={MessageCircle}>
          ส่งให้คนปลูก
        </Button>
      }
    >
      <ChatShare
        href="#diary"
        photo={picture("tent")}
        icon={Notebook}
        title="ตามหาฟีโนไทป์จากหกเมล็ดในเต็นท์ปลูกเล็ก"
        strip={{ weeks: miniWeeks, newest: 13, label: "15 สัปดาห์ ทำดอก" }}
      />
    </ShareDialog>
  ),
};
