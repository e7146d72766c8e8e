import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { PhaseIcon } from "../phase/phase-icon.tsx";
import { RatingInput } from "../rating/rating-input.tsx";
import { SegmentLinks, SegmentRadios } from "../segment/segment.tsx";
import { Checkbox, ChoiceGroup, Radio, Switch } from "./choice.tsx";

const meta: Meta = { title: "Forms/Choices" };
export default meta;
type Story = StoryObj;

export const Checkboxes: Story = {
  render: () => (
    <div style={{ maxInlineSize: 248 }}>
      <ChoiceGroup legend="Phase">
        <Checkbox name="phase" count="88" icon={<PhaseIcon phase="germination" />}>
          Germination
        </Checkbox>
        <Checkbox name="phase" count="1,236" defaultChecked icon={<PhaseIcon phase="flowering" />}>
          Flowering
        </Checkbox>
        <Checkbox name="phase" count="0" disabled>
          Nothing to see
        </Checkbox>
      </ChoiceGroup>
    </div>
  ),
};

export const Radios: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <ChoiceGroup legend="What is wrong with it?">
        <Radio name="reason">Spam or advertising</Radio>
        <Radio name="reason" defaultChecked>
          Insult or threat
        </Radio>
        <Radio name="reason" detail="Not allowed anywhere on Grow">
          Sale or request of plants
        </Radio>
      </ChoiceGroup>
    </div>
  ),
};

export const Switches: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Switch name="drafts" defaultChecked disabled detail="always on">
        Needed to sign in and keep drafts
      </Switch>
      <Switch name="visits">Counting visits, without your name</Switch>
      <Switch name="ads" defaultChecked>
        Remembering which ads you saw
      </Switch>
    </div>
  ),
};

export const Segments: Story = {
  render: () => (
    <Stack>
      <SegmentLinks
        label="Sort comments"
        links={[
          { href: "#new", label: "New", current: true },
          { href: "#old", label: "Old" },
          { href: "#top", label: "Top" },
        ]}
      />
      <SegmentRadios
        label="Nutrients"
        name="nutrients"
        defaultValue="ml/l"
        options={[
          { value: "ml/l", label: "ml/l" },
          { value: "ml/gal", label: "ml/gal" },
          { value: "tsp/gal", label: "tsp/gal" },
        ]}
      />
    </Stack>
  ),
};

export const Rating: Story = {
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <Stack gap={6}>
        <RatingInput
          legend="General rating"
          name="rating"
          defaultValue={8}
          worst="0, worst"
          best="10, best"
          word={(value) => `${value}, ${value > 7 ? "very good" : "fair"}`}
        />
        <RatingInput
          legend="Yield"
          name="yield"
          worst="0, worst"
          best="10, best"
          word={(value) => String(value)}
          error="Choose a number from 0 to 10."
        />
        <RatingInput
          legend="Taste, once it is cured"
          name="taste"
          defaultValue={0}
          worst="0, worst"
          best="10, best"
          word={(value) => `${value}, worst`}
          disabled
        />
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const general = within(canvas.getByRole("group", { name: "General rating" }));
    await expect(general.getAllByRole("radio")).toHaveLength(11);
    general.getByRole("radio", { name: "8" }).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(general.getByRole("radio", { name: "6" })).toBeChecked();
    await expect(canvas.getByText("6, fair")).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Yield" })).toHaveAccessibleDescription(
      "Choose a number from 0 to 10.",
    );
  },
};

export const RatingOnAPhoneInGerman: Story = {
  globals: { lang: "de" },
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <RatingInput
        legend="Widerstandsfähigkeit gegen Schädlinge"
        name="resistance"
        worst="0, am schlechtesten"
        best="10, am besten"
        word={(value) => `${value}, sehr gut`}
        defaultValue={9}
      />
    </div>
  ),
};

export const RatingOnAPhoneInThai: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <RatingInput
      legend="ความทนทานต่อแมลงศัตรูพืช"
      name="resistance"
      worst="0 แย่ที่สุด"
      best="10 ดีที่สุด"
      word={(value) => `${value} ดีมาก`}
      defaultValue={9}
    />
  ),
};
