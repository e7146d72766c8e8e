import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../../foundation/layout/layout.tsx";
import { DateField } from "./date-field.tsx";
import { Field } from "./field.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { MeasureField } from "./measure-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField, UnitField } from "./text-field.tsx";

const meta: Meta = { title: "Input/Fields" };
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
        counter={(text) => `${text.length} of 140 for a good week`}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Comment");
    await userEvent.clear(field);
    await userEvent.type(field, "Topped");
    await expect(canvas.getByText("6 of 140 for a good week")).toBeVisible();
  },
};

const heard = fn();

export const Days: Story = {
  render: () => (
    <form style={{ maxInlineSize: 620 }} onChange={heard} aria-label="Days">
      <FieldGrid>
        <DateField
          label="Day of germination"
          name="germination"
          defaultValue="2026-09-14"
          max="2026-09-20"
          shortcuts={[
            { label: "Today", value: "2026-09-20" },
            { label: "Yesterday", value: "2026-09-19" },
          ]}
        />
        <DateField
          label="Day of harvest"
          name="harvest"
          defaultValue="2026-01-02"
          error="That is before the seed went into water."
        />
        <DateField label="Joined" name="joined" defaultValue="2021-03-08" disabled />
      </FieldGrid>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    heard.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Yesterday" }));
    await expect(canvas.getByLabelText("Day of germination")).toHaveValue("2026-09-19");
    await expect(heard).toHaveBeenCalled();
  },
};

const celsius = { key: "c", label: "°C" };
const fahrenheit = { key: "f", label: "°F" };

/** Parses German input: comma or point, with or without the unit. */
function readDegrees(text: string) {
  const plain = text
    .trim()
    .replace(",", ".")
    .replace(/\s*°?[cf]$/i, "");
  if (plain === "") return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : { problem: `“${text}” is no number. Write 24.5 or 24,5.` };
}
const writeDegrees = (value: number) =>
  new Intl.NumberFormat("de", { maximumFractionDigits: 1 }).format(value);

export const Measures: Story = {
  render: () => (
    <form style={{ maxInlineSize: 420 }} aria-label="Conditions">
      <MeasureField
        label="Air temperature, day"
        name="air_temp"
        unitName="air_temp_unit"
        units={[celsius, fahrenheit]}
        defaultValue={25.8}
        read={readDegrees}
        write={writeDegrees}
        convert={(value, from, to) =>
          from === to ? value : to === "f" ? value * 1.8 + 32 : (value - 32) / 1.8
        }
        doubt={(value, unit) =>
          unit === "c" && value > 35 ? "Far from your last reading (25,8). Check it, or keep it." : undefined
        }
        switchLabel={(now, next) => `Unit ${now.label}, switch to ${next.label}`}
      />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Air temperature, day");
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>("form"));
    await expect(field).toHaveValue("25,8");
    await userEvent.click(canvas.getByRole("button", { name: "Unit °C, switch to °F" }));
    await expect(field).toHaveValue("78,4");
    await expect(sent().get("air_temp_unit")).toBe("f");
    // Switching back loses nothing to rounding.
    await userEvent.click(canvas.getByRole("button", { name: "Unit °F, switch to °C" }));
    await expect(field).toHaveValue("25,8");
    await userEvent.clear(field);
    await userEvent.type(field, " 24.50 °C");
    await userEvent.tab();
    await expect(field).toHaveValue("24,5");
    await userEvent.clear(field);
    await userEvent.type(field, "warm");
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/no number/);
    await expect(field).toHaveValue("warm");
    await userEvent.clear(field);
    await userEvent.type(field, "45");
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(/Far from your last reading/);
  },
};

export const LimitedText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <TextArea
        label="Headline of the banner"
        name="headline"
        rows={2}
        maxLength={40}
        defaultValue="Water before light"
        counter={(text) => `${text.length} of 40`}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Headline of the banner"), " and everything that is too much");
    await expect(canvas.getByText("40 of 40")).toBeVisible();
  },
};

export const German: Story = {
  globals: { lang: "de" },
  render: () => (
    <div style={{ maxInlineSize: 620 }}>
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
    <div style={{ maxInlineSize: 620 }}>
      <FieldGrid>
        <UnitField label="อุณหภูมิอากาศกลางวัน" unit="°C" defaultValue="25.4" />
        <UnitField label="ความชื้น" unit="%" defaultValue="580" error="ความชื้นอยู่ระหว่าง 0 ถึง 100 %" />
      </FieldGrid>
    </div>
  ),
};

/** A custom control in the frame of every field, with label, help and message. */
export const AnyControl: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Field label="Hours of light" hint="From 0 to 24." error="Move it to 12 for flowering." counter="18 h">
        {(control) => <input {...control} type="range" min={0} max={24} defaultValue={18} />}
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("slider", { name: "Hours of light" });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription("Move it to 12 for flowering. From 0 to 24.");
  },
};
