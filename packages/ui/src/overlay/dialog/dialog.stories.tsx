import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { Disclosure } from "../../foundation/disclosure/disclosure.tsx";
import { Checkbox, ChoiceGroup, Radio } from "../../input/choice/choice.tsx";
import { TextArea } from "../../input/field/text-area.tsx";
import { Dialog } from "./dialog.tsx";

const meta: Meta = { title: "Overlay/Dialog" };
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
