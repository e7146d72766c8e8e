import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, LogOut, Settings, Star, Trash2, User } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { Disclosure } from "../../foundation/disclosure/disclosure.tsx";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Checkbox, ChoiceGroup, Radio } from "../../input/choice/choice.tsx";
import { TextArea } from "../../input/field/text-area.tsx";
import { Menu, MenuButton, MenuHeading, MenuLink } from "../menu/menu.tsx";
import { ToastProvider, useToast } from "../toast/toast.tsx";
import { Dialog } from "./dialog.tsx";

const meta: Meta = { title: "Overlay/Dialog, menu, toast" };
export default meta;
type Story = StoryObj;

function DeleteWeek() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete week
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete week 12?"
        plain
        actions={
          <>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Keep week
            </Button>
            <Button look="danger" icon={Trash2}>
              Delete it
            </Button>
          </>
        }
      >
        <p>Its 3 photos, 9 readings and 14 comments go with it. Weeks 1 to 11 stay as they are.</p>
      </Dialog>
    </>
  );
}

export const Question: Story = {
  render: () => <DeleteWeek />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Delete week" }));
    await expect(await canvas.findByRole("heading", { name: "Delete week 12?" })).toBeVisible();
  },
};

export const GivesFocusBack: Story = {
  render: () => <DeleteWeek />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "Delete week" });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole("button", { name: "Keep week" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const SheetOnAPhoneInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Dialog
      open
      onClose={() => {}}
      title="Diesen Kommentar den Moderatorinnen und Moderatoren melden"
      actions={
        <>
          <Button look="quiet">Abbrechen</Button>
          <Button look="primary">Meldung absenden</Button>
        </>
      }
    >
      <ChoiceGroup legend="Was stimmt nicht?">
        <Radio name="reason">Spam oder Werbung</Radio>
        <Radio name="reason" defaultChecked>
          Beleidigung oder Drohung
        </Radio>
        <Radio name="reason" detail="Auf Grow nirgends erlaubt">
          Verkauf oder Gesuch von Pflanzen
        </Radio>
      </ChoiceGroup>
      <TextArea label="Was sollen wir uns ansehen?" optional rows={2} />
    </Dialog>
  ),
};

const rotate = fn();

export const OpenMenu: Story = {
  render: () => (
    <div style={{ minBlockSize: 420 }}>
      <Menu look="outline" square align="start" label="More actions" trigger={<Icon of={Ellipsis} />}>
        <MenuHeading>lucia.v</MenuHeading>
        <MenuLink icon={User} href="#profile">
          Profile
        </MenuLink>
        <MenuLink icon={Star} href="#diaries" end="2 open">
          My diaries
        </MenuLink>
        <MenuButton icon={Settings} onClick={rotate}>
          Settings
        </MenuButton>
        <hr />
        <MenuButton icon={LogOut} danger>
          Sign out
        </MenuButton>
      </Menu>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvasElement.querySelector("summary");
    trigger?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Profile" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: "Sign out" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "Profile" })).not.toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
  },
};

export const MenuOnAPhoneInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <div style={{ minBlockSize: 460 }}>
      <Menu
        look="outline"
        square
        sheet
        align="start"
        label="Weitere Möglichkeiten"
        trigger={<Icon of={Ellipsis} />}
      >
        <MenuHeading>Anbautagebuch</MenuHeading>
        <MenuLink icon={User} href="#profile" current>
          Als Leserin oder Leser ansehen
        </MenuLink>
        <MenuLink icon={Star} href="#diaries" end="2 offen">
          Benachrichtigungseinstellungen dieses Tagebuchs
        </MenuLink>
        <MenuButton icon={Settings} disabled>
          In ein anderes Konto übertragen
        </MenuButton>
        <hr />
        <MenuButton icon={Trash2} danger>
          Tagebuch mit allen Wochen löschen
        </MenuButton>
      </Menu>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    await expect(within(canvasElement).getByRole("link", { name: /Leserin/ })).toBeVisible();
  },
};

function Sayings() {
  const toast = useToast();
  return (
    <Button
      onClick={() => {
        toast({ text: "Saved to bookmarks." });
        toast({ text: "Week 12 is published.", action: { label: "View", onAction: () => {} } });
        toast({ text: "Your like could not be saved. We took it back.", isError: true });
        toast({
          text: "Week 11 is deleted.",
          isCounting: true,
          action: { label: "Undo", onAction: () => {} },
        });
      }}
    >
      Do four things
    </Button>
  );
}

export const Toasts: Story = {
  render: () => (
    <ToastProvider label="Messages of the site">
      <div style={{ minBlockSize: 320 }}>
        <Sayings />
      </div>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Do four things" }));
    await expect(canvas.queryByText("Saved to bookmarks.")).toBeNull();
    await expect(canvas.getByRole("alert")).toHaveTextContent("We took it back");
    await expect(canvas.getAllByRole("status")).toHaveLength(2);
  },
};

const gone = fn();
const undone = fn();

function Deleting() {
  const toast = useToast();
  const remove = () =>
    toast({
      text: "Die Woche 11 mit ihren 3 Fotos und 9 Messwerten ist gelöscht.",
      duration: 600,
      isCounting: true,
      action: { label: "Rückgängig", onAction: undone },
      onExpire: gone,
    });
  return <Button onClick={remove}>Woche löschen</Button>;
}

export const ToastWaitsWhileItIsRead: Story = {
  globals: { lang: "de" },
  render: () => (
    <ToastProvider label="Meldungen der Seite">
      <div style={{ minBlockSize: 200 }}>
        <Deleting />
      </div>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    gone.mockClear();
    undone.mockClear();
    const press = () => userEvent.click(canvas.getByRole("button", { name: "Woche löschen" }));
    // The toast expires, and only then is the week deleted.
    await press();
    await expect(gone).not.toHaveBeenCalled();
    await waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
    // Focus stops the timer.
    await press();
    canvas.getByRole("button", { name: "Rückgängig" }).focus();
    // Longer than a running timer takes, because a stopped one causes no event to wait for.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(gone).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter}");
    await expect(undone).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(gone).toHaveBeenCalledTimes(1);
  },
};

export const FiltersAsASheet: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Dialog
      open
      onClose={() => {}}
      title="Filters"
      actions={
        <Button look="primary" wide>
          Show 1,236 diaries
        </Button>
      }
    >
      {["Phase", "Light", "Room", "Substrate"].map((facet, index) => (
        <Disclosure key={facet} title={facet} open={index < 2}>
          <ChoiceGroup legend={facet} legendHidden>
            {["Germination", "Vegetative", "Flowering", "Harvested"].map((value, at) => (
              <Checkbox
                key={value}
                name={facet}
                value={value}
                count={String(1240 - at * 211)}
                defaultChecked={at === 2}
              >
                {value}
              </Checkbox>
            ))}
          </ChoiceGroup>
        </Disclosure>
      ))}
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    // The button that shows the results stays visible, whatever the length of the list.
    const button = within(canvasElement).getByRole("button", { name: "Show 1,236 diaries" });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const SheetOnAPhoneInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <Dialog
      open
      onClose={() => {}}
      title="ลบสัปดาห์ที่ 12 ไหม"
      actions={
        <>
          <Button look="outline">เก็บสัปดาห์ไว้</Button>
          <Button look="danger">ลบสัปดาห์</Button>
        </>
      }
    >
      <p>รูป 3 รูป ค่าที่วัด 9 ค่า และความคิดเห็น 14 รายการจะหายไปด้วย สัปดาห์ที่ 1 ถึง 11 ยังอยู่เหมือนเดิม</p>
    </Dialog>
  ),
};

function SayingsInThai() {
  const toast = useToast();
  return (
    <Button
      onClick={() => {
        toast({ text: "เผยแพร่สัปดาห์ที่ 12 แล้ว", action: { label: "ดู", onAction: () => {} } });
        toast({ text: "บันทึกการถูกใจไม่สำเร็จ เราจึงยกเลิกให้แล้ว ลองอีกครั้งเมื่อกลับมาออนไลน์", isError: true });
        toast({
          text: "ลบสัปดาห์ที่ 11 พร้อมรูป 3 รูปแล้ว",
          isCounting: true,
          action: { label: "ยกเลิกการลบ", onAction: () => {} },
        });
      }}
    >
      ทำสามอย่าง
    </Button>
  );
}

export const ToastsOnAPhoneInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <ToastProvider label="ข้อความแจ้ง">
      <div style={{ minBlockSize: 420 }}>
        <SayingsInThai />
      </div>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "ทำสามอย่าง" }));
    await expect(canvas.getAllByRole("status")).toHaveLength(2);
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};
