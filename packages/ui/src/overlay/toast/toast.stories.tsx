import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { ToastProvider, useToast } from "./toast.tsx";

const meta: Meta = { title: "Overlay/Toast" };
export default meta;
type Story = StoryObj;

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
