import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Combobox } from "./combobox.tsx";

const meta: Meta = { title: "Input/Combobox" };
export default meta;
type Story = StoryObj;

const strains = [
  { id: 1, name: "Night Plum", detail: "Ember Genetics, 312 diaries", picture: "/seeds.webp" },
  { id: 2, name: "Night Harbour", detail: "Northfold Seeds, 41 diaries", picture: "/seeds.webp" },
  { id: 3, name: "Velvet Orbit", detail: "Ember Genetics, 97 diaries", picture: "/seeds.webp" },
];
const add = fn();

function StrainField() {
  const [text, setText] = useState("");
  return (
    <form style={{ maxInlineSize: 420, minBlockSize: 320 }} aria-label="Setup">
      <Combobox
        label="Strain"
        name="strain"
        idName="strain_id"
        options={strains.filter((strain) => strain.name.toLowerCase().includes(text.toLowerCase()))}
        onSearch={setText}
        noResults="No strain of this name"
        addLabel={(name) => `Add “${name}” as a new strain`}
        onAdd={add}
      />
    </form>
  );
}

const typeNight = async (canvasElement: HTMLElement) => {
  // The list loads when the field is focused.
  await userEvent.click(await within(canvasElement).findByLabelText("Strain"));
  const field = await within(canvasElement).findByRole("combobox", { name: "Strain" });
  await userEvent.type(field, "night");
  await waitFor(() => expect(within(document.body).getAllByRole("option")).toHaveLength(3));
  return field;
};

export const Open: Story = {
  render: () => <StrainField />,
  play: async ({ canvasElement }) => {
    await typeNight(canvasElement);
  },
};

export const Chosen: Story = {
  render: () => <StrainField />,
  play: async ({ canvasElement }) => {
    const field = await typeNight(canvasElement);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Night Harbour");
    const form = within(canvasElement).getByRole<HTMLFormElement>("form");
    await waitFor(() => expect(new FormData(form).get("strain_id")).toBe("2"));
    // Further typing clears the choice.
    await userEvent.type(field, " two");
    await waitFor(() => expect(new FormData(form).get("strain_id")).toBe(""));
    await expect(new FormData(form).get("strain")).toBe("Night Harbour two");
  },
};

export const AddedAsNew: Story = {
  render: () => <StrainField />,
  play: async ({ canvasElement }) => {
    add.mockClear();
    await typeNight(canvasElement);
    await userEvent.click(within(document.body).getByText("Add “night” as a new strain"));
    await expect(add).toHaveBeenCalledWith("night");
  },
};

export const LeftBeforeTheListOpens: Story = {
  render: () => <StrainField />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByLabelText("Strain"));
    const field = await canvas.findByRole<HTMLInputElement>("combobox", { name: "Strain" });
    // Typed and left in one task, as on a busy device: the list opens in a later one.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "night");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await Promise.resolve();
    field.blur();
    // Longer than the list takes to open, because a list that stays closed causes no event to wait for.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(field).toHaveValue("night");
    await expect(body.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

/** Other kinds of options: brands, products, growers. */
const others = [
  { id: 11, name: "Ember Genetics", detail: "Samenbank, 97 Sorten", picture: "/packet.svg" },
  {
    id: 12,
    name: "Emberlight Blütedünger Zweikomponentig",
    detail: "Loam & Lumen, 1.310 Tagebücher",
    picture: "/bottle.svg",
  },
  { id: 13, name: "embla_im_gewaechshaus", detail: "12 Tagebücher", picture: "/window.webp", isPerson: true },
];

function BrandField() {
  const [state, setState] = useState({ text: "", loading: false });
  return (
    <form style={{ maxInlineSize: 358, minBlockSize: 360 }} aria-label="Angaben">
      <Combobox
        label="Marke, Produkt oder Grower"
        name="brand"
        idName="brand_id"
        required
        hint="Drei Buchstaben genügen."
        error={state.text === "xyz" ? "Ohne Marke geht es nicht weiter." : undefined}
        options={
          state.loading
            ? []
            : others.filter(({ name }) => name.toLowerCase().startsWith(state.text.toLowerCase()))
        }
        loading={state.loading}
        onSearch={(text) => setState({ text, loading: text === "lädt" })}
        noResults="Keine Marke dieses Namens"
      />
    </form>
  );
}

export const LoadingAndNothingInGerman: Story = {
  globals: { lang: "de" },
  render: () => <BrandField />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByLabelText("Marke, Produkt oder Grower"));
    const field = await canvas.findByRole("combobox");
    await userEvent.type(field, "lädt");
    await waitFor(() => expect(body.getByText("Wird geladen")).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, "xyz");
    await waitFor(() => expect(body.getByText("Keine Marke dieses Namens")).toBeVisible());
    await expect(field).toHaveAccessibleDescription(/Ohne Marke geht es nicht weiter/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("listbox")).toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "emb");
    await waitFor(() => expect(body.getAllByRole("option")).toHaveLength(3));
  },
};

/** Growers are searched by name and shown with their pictures. */
const growers = [
  { id: 21, name: "สวนหลังบ้าน", detail: "38 ไดอารี่ ปลูกมาตั้งแต่ปี 2021", picture: "/window.webp", isPerson: true },
  {
    id: 22,
    name: "สวนกระจกริมน้ำเจ้าพระยา",
    detail: "12 ไดอารี่ ปลูกกลางแจ้งเป็นส่วนใหญ่",
    picture: "/outdoors.webp",
    isPerson: true,
  },
];

function GrowerField() {
  const [text, setText] = useState("");
  return (
    <form style={{ maxInlineSize: 358, minBlockSize: 280 }} aria-label="ส่งข้อความ">
      <Combobox
        label="ส่งถึงใคร"
        name="grower"
        idName="grower_id"
        hint="พิมพ์ชื่อสามตัวอักษรก็พอ"
        options={growers.filter(({ name }) => name.includes(text))}
        onSearch={setText}
        noResults="ไม่มีคนปลูกชื่อนี้"
      />
    </form>
  );
}

export const GrowersInThai: Story = {
  globals: { lang: "th" },
  render: () => <GrowerField />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText("ส่งถึงใคร"));
    const field = await canvas.findByRole("combobox");
    await userEvent.type(field, "สวน");
    await waitFor(() => expect(within(document.body).getAllByRole("option")).toHaveLength(2));
  },
};
