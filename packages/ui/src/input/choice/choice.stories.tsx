import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Stack } from "../../foundation/layout/layout.tsx";
import { PhaseIcon } from "../../foundation/phase-tag/phase-icon.tsx";
import { SegmentLinks, SegmentRadios } from "../../navigation/segment/segment.tsx";
import { RatingInput } from "../rating/rating-input.tsx";
import { ChipChoice, ChipChoices } from "./chip-choice.tsx";
import { Checkbox, ChoiceGroup, Radio, Switch } from "./choice.tsx";

const meta: Meta = { title: "Input/Choices" };
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

export const Chips: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <ChoiceGroup legend="Effects">
        <ChipChoices>
          {["Relaxed", "Sleepy", "Creative", "Hungry", "Talkative", "Focused"].map((word) => (
            <ChipChoice key={word} name="effects" value={word} defaultChecked={word === "Sleepy"}>
              {word}
            </ChipChoice>
          ))}
        </ChipChoices>
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

interface ChoiceWords {
  legend: string;
  facets: readonly [string, string];
  question: string;
  reasons: readonly [string, string];
  detail: string;
  visits: string;
  units: string;
  options: readonly [string, string];
}

/** All kinds of choices in a phone-wide column. */
function Choices({ words }: { words: ChoiceWords }) {
  return (
    <Stack gap={6}>
      <ChoiceGroup legend={words.legend}>
        <Checkbox name="facet" count="1.236" defaultChecked icon={<PhaseIcon phase="flowering" />}>
          {words.facets[0]}
        </Checkbox>
        <Checkbox name="facet" count="88">
          {words.facets[1]}
        </Checkbox>
      </ChoiceGroup>
      <ChoiceGroup legend={words.question}>
        <Radio name="reason" defaultChecked>
          {words.reasons[0]}
        </Radio>
        <Radio name="reason" detail={words.detail}>
          {words.reasons[1]}
        </Radio>
      </ChoiceGroup>
      <Switch name="visits" defaultChecked detail={words.detail}>
        {words.visits}
      </Switch>
      <SegmentRadios
        label={words.units}
        name="units"
        defaultValue="0"
        options={words.options.map((label, index) => ({ value: String(index), label }))}
      />
    </Stack>
  );
}

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Choices
      words={{
        legend: "Entwicklungsphase",
        facets: ["Blüte und Blütenreife", "Jungpflanzen im Gewächshausversuch mit Zusatzbelichtung"],
        question: "Was stimmt nicht?",
        reasons: ["Beleidigung oder Drohung", "Verkauf oder Gesuch von Pflanzen, Samen und Stecklingen"],
        detail: "Auf Grow nirgends erlaubt, auch nicht in Nachrichten",
        visits: "Seitenaufrufe zählen, ohne deinen Namen zu speichern",
        units: "Nährstoffe",
        options: ["Milliliter je Liter", "Teelöffel je Gallone"],
      }}
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <Choices
      words={{
        legend: "ระยะ",
        facets: ["ทำดอก", "ต้นกล้าในโรงเรือนที่เปิดไฟเสริมช่วงกลางคืน"],
        question: "มีอะไรไม่ถูกต้อง",
        reasons: ["ดูหมิ่นหรือข่มขู่", "ซื้อขายหรือหาต้น เมล็ด และกิ่งชำ"],
        detail: "ห้ามทุกที่ใน Grow รวมถึงในข้อความส่วนตัว",
        visits: "นับการเข้าชมโดยไม่เก็บชื่อของคุณ",
        units: "ปุ๋ย",
        options: ["มล. ต่อลิตร", "ช้อนชาต่อแกลลอน"],
      }}
    />
  ),
};
