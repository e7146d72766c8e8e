import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { PasswordField } from "./password-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField, UnitField } from "./text-field.tsx";

const meta: Meta = { title: "Forms/Fields" };
export default meta;
type Story = StoryObj;

export const Text: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Stack>
        <TextField label="Email" type="email" autoComplete="username" defaultValue="marta@example.org" />
        <TextField
          label="Title of the diary"
          hint="Growers find it by this."
          optional
          placeholder="Night Plum pheno hunt"
        />
        <TextField
          label="Grower name"
          defaultValue="old kiln"
          error="This name is taken. Free: old-kiln, old.kiln2, kiln-north."
        />
        <TextField label="Link" readOnly defaultValue="grow.example/diaries/48213" />
        <TextField label="Invite code" disabled defaultValue="GROW-1142" />
        <SelectField label="Sort by" defaultValue="latest">
          <option value="latest">Latest week first</option>
          <option value="liked">Most liked</option>
        </SelectField>
      </Stack>
    </div>
  ),
};

export const Password: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        defaultValue="tent-80x80"
        error="That email and password do not match. Try again or set a new password."
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};

function LampDistance() {
  const [unit, setUnit] = useState("cm");
  return (
    <UnitField
      label="Lamp distance"
      defaultValue="36"
      unit={unit}
      onSwitchUnit={() => setUnit(unit === "cm" ? "in" : "cm")}
      switchUnitLabel={`Unit ${unit}, switch`}
    />
  );
}

export const Units: Story = {
  render: () => (
    <div style={{ maxInlineSize: 620 }}>
      <FieldGrid>
        <UnitField label="Air temperature, day" unit="°C" defaultValue="25.8" />
        <UnitField label="Humidity" unit="%" defaultValue="56" />
        <LampDistance />
        <UnitField
          label="pH"
          defaultValue="7.9"
          warning="Far from your last reading (5.9). Check the decimal point, or keep it."
        />
        <UnitField label="Runoff pH" defaultValue="59" error="pH runs from 0 to 14. Did you mean 5.9?" />
        <UnitField label="CO₂" unit="ppm" disabled />
      </FieldGrid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Unit cm, switch" }));
    await expect(canvas.getByRole("button", { name: "Unit in, switch" })).toBeVisible();
    await expect(canvas.getByLabelText("Lamp distance")).toHaveValue("36");
  },
};

export const Comment: Story = {
  render: () => (
    <div style={{ maxInlineSize: 620 }}>
      <TextArea
        label="Comment"
        defaultValue="Second flush of orange styles on the lower branches. Dropped the lamp 2 cm, no sign of stress so far."
        counter={(length) => `${length} of 140 for a good week`}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Comment");
    await userEvent.clear(field);
    await userEvent.type(field, "Topped 🌱");
    // An emoji is one character to the person who counts.
    await expect(canvas.getByText("8 of 140 for a good week")).toBeVisible();
  },
};

export const German: Story = {
  globals: { lang: "de" },
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <FieldGrid>
        <UnitField label="Nährlösungstemperatur im Vorratsbehälter" unit="°C" defaultValue="20,5" />
        <UnitField label="Beleuchtungsstärke" unit="µmol/m²s" defaultValue="780" />
        <UnitField
          label="Luftfeuchtigkeit"
          unit="%"
          defaultValue="580"
          error="Die Luftfeuchtigkeit liegt zwischen 0 und 100 %."
        />
        <UnitField label="Lampenabstand" unit="cm" />
      </FieldGrid>
    </div>
  ),
};

export const Thai: Story = {
  globals: { lang: "th" },
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <FieldGrid>
        <UnitField label="อุณหภูมิอากาศกลางวัน" unit="°C" defaultValue="25.4" />
        <UnitField label="ความชื้น" unit="%" defaultValue="580" error="ความชื้นอยู่ระหว่าง 0 ถึง 100 %" />
      </FieldGrid>
    </div>
  ),
};
