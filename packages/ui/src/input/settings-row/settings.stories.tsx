import type { Meta, StoryObj } from "@storybook/react-vite";
import { Smartphone } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { Stack } from "../../foundation/layout/layout.tsx";
import { SegmentRadios } from "../../navigation/segment/segment.tsx";
import { Switch } from "../choice/choice.tsx";
import { TileButton } from "../choice/tile-button.tsx";
import { TileRadio, Tiles } from "../choice/tile-radio.tsx";
import { SelectField } from "../field/select-field.tsx";
import { SettingGroup, SettingRow } from "./setting-row.tsx";
import { ThemePreview } from "./theme-preview.tsx";

const meta: Meta = { title: "Input/Settings" };
export default meta;
type Story = StoryObj;

const languages = [
  ["en", "English"],
  ["ru", "Русский"],
  ["de", "Deutsch"],
  ["es", "Español"],
  ["th", "ไทย"],
] as const;

export const Interface: Story = {
  render: () => (
    <div style={{ maxInlineSize: 740 }}>
      <Stack gap={8}>
        <Tiles legend="Language">
          {languages.map(([code, name]) => (
            <TileRadio key={code} name="locale" value={code} lang={code} defaultChecked={code === "en"}>
              {name}
            </TileRadio>
          ))}
        </Tiles>
        <Tiles legend="Theme">
          <TileRadio name="theme" defaultChecked value="system" picture={<ThemePreview theme="system" />}>
            System
          </TileRadio>
          <TileRadio name="theme" value="light" picture={<ThemePreview theme="light" />}>
            Paper
          </TileRadio>
          <TileRadio name="theme" value="dark" picture={<ThemePreview theme="dark" />}>
            Soil
          </TileRadio>
        </Tiles>
        <SettingGroup title="Explore opens with">
          <SettingRow title="Order" help="of the diary list">
            <SelectField label="Order" labelHidden defaultValue="latest">
              <option value="latest">Latest week first</option>
              <option value="liked">Most liked</option>
            </SelectField>
          </SettingRow>
          <SettingRow title="Saved filter" help="“LED, coco, flowering”">
            <Button size="small" look="outline">
              Change
            </Button>
            <Button size="small" look="quiet">
              Remove
            </Button>
          </SettingRow>
        </SettingGroup>
        <SettingGroup title="Reading">
          <SettingRow title="Translate comments by themselves" help="into English">
            {(tie) => <Switch name="translate" {...tie} />}
          </SettingRow>
          <SettingRow title="Show advertisements" help="off with Premium">
            {(tie) => <Switch name="ads" defaultChecked disabled {...tie} />}
          </SettingRow>
        </SettingGroup>
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const translate = canvas.getByRole("switch", { name: "Translate comments by themselves" });
    await expect(translate).toHaveAccessibleDescription("into English");
    translate.focus();
    await userEvent.keyboard(" ");
    await expect(translate).toBeChecked();
    canvas.getByRole("radio", { name: "English" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Русский" })).toBeChecked();
  },
};

/** A device has an icon; two fields share a row. */
export const DevicesAndHours: Story = {
  render: () => (
    <div style={{ maxInlineSize: 740 }}>
      <Stack gap={8}>
        <SettingGroup title="Push">
          <SettingRow icon={Smartphone} title="Firefox on Android" help="On since 14 September 2026">
            <Button size="small" look="outline">
              Turn off
            </Button>
          </SettingRow>
        </SettingGroup>
        <SettingGroup title="Notifications by email">
          <SettingRow title="How often" help="A summary has only what you haven't read yet.">
            <SelectField label="How often" labelHidden defaultValue="daily">
              <option value="daily">One summary a day</option>
              <option value="weekly">One summary a week</option>
            </SelectField>
            <SelectField label="Time of the summary" labelHidden defaultValue="8">
              <option value="8">08:00</option>
              <option value="18">18:00</option>
            </SelectField>
          </SettingRow>
        </SettingGroup>
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: string) => canvas.getByRole("combobox", { name }).getBoundingClientRect();
    const [often, hour] = [box("How often"), box("Time of the summary")];
    await expect(often.top).toBe(hour.top);
    await expect(often.width).toBeGreaterThan(hour.width);
  },
};

const sent = fn();

/** Tiles that take effect at once are buttons: each submits the form, with scripts or without. */
export const AtOnceInThai: Story = {
  globals: { lang: "th" },
  render: () => (
    <form
      style={{ maxInlineSize: 740 }}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        sent(submitter instanceof HTMLButtonElement ? submitter.value : null);
      }}
    >
      <Tiles legend="ธีม">
        <TileButton name="theme" value="system" pressed={false} picture={<ThemePreview theme="system" />}>
          ตามระบบ
        </TileButton>
        <TileButton name="theme" value="light" pressed picture={<ThemePreview theme="light" />}>
          กระดาษ
        </TileButton>
        <TileButton name="theme" value="dark" pressed={false} picture={<ThemePreview theme="dark" />}>
          ดิน
        </TileButton>
      </Tiles>
    </form>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "กระดาษ" })).toHaveAttribute("aria-pressed", "true");
    canvas.getByRole("button", { name: "ดิน" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledWith("dark");
  },
};

export const MeasuresOnAPhoneInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <SettingGroup title="Maßeinheiten">
        <SettingRow
          title="Leitfähigkeit der Nährlösung"
          help="Deine Tagebücher behalten, was du eingetippt hast."
        >
          <SegmentRadios
            label="Leitfähigkeit der Nährlösung"
            name="ec"
            defaultValue="ec"
            options={[
              { value: "ec", label: "EC" },
              { value: "ppm500", label: "ppm 500" },
              { value: "ppm700", label: "ppm 700" },
            ]}
          />
        </SettingRow>
        <SettingRow title="Temperatur">
          <SegmentRadios
            label="Temperatur"
            name="temperature"
            defaultValue="c"
            options={[
              { value: "c", label: "°C" },
              { value: "f", label: "°F" },
            ]}
          />
        </SettingRow>
      </SettingGroup>
    </div>
  ),
};
