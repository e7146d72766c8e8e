import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Checkbox, Radio, Switch } from "../../input/choice/choice.tsx";
import { SelectField } from "../../input/field/select-field.tsx";
import { TextArea } from "../../input/field/text-area.tsx";
import { TextField, UnitField } from "../../input/field/text-field.tsx";
import { RatingInput } from "../../input/rating/rating-input.tsx";
import { Breadcrumb } from "../../navigation/breadcrumb.tsx";
import { Pagination } from "../../navigation/pagination.tsx";
import { SegmentLinks, SegmentRadios } from "../../navigation/segment/segment.tsx";
import { Tabs } from "../../navigation/tabs.tsx";
import { Button, LinkButton } from "../button/button.tsx";
import { FollowButton, LikeButton } from "../button/toggle-button.tsx";
import { Chip } from "../chip/chip.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { Cluster, Stack } from "../layout/layout.tsx";
import { TextLink } from "../link/text-link.tsx";

const meta: Meta = { title: "Foundation/Focus" };
export default meta;
type Story = StoryObj;

const segments = [
  { href: "#new", label: "New", current: true },
  { href: "#top", label: "Top" },
];

function EverythingThatTakesTheFocus() {
  return (
    <form onSubmit={(event) => event.preventDefault()} style={{ maxInlineSize: 560 }}>
      <Stack>
        <Breadcrumb label="Breadcrumb" crumbs={[{ label: "Diaries", href: "#d" }, { label: "Week 11" }]} />
        <Tabs label="Night Plum" tabs={[{ href: "#a", label: "About", current: true }]} />
        <Cluster>
          <Button look="primary">Publish week</Button>
          <Button look="outline">Cancel</Button>
          <Button look="danger">Delete diary</Button>
          <LinkButton href="#l">All diaries</LinkButton>
          <FollowButton pressed>Following</FollowButton>
          <LikeButton pressed label="Like" count="215" />
        </Cluster>
        <Cluster>
          <Chip href="#chip" on>
            Flowering
          </Chip>
          <TextLink href="#t">All strains</TextLink>
          <SegmentLinks label="Sort comments" links={segments} />
          <SegmentRadios
            label="Theme"
            name="theme"
            defaultValue="paper"
            options={[
              { value: "paper", label: "Paper" },
              { value: "soil", label: "Soil" },
            ]}
          />
        </Cluster>
        <TextField label="Email" type="email" />
        <TextField label="Grower name" defaultValue="old kiln" error="This name is taken." />
        <UnitField label="Humidity" unit="%" defaultValue="56" />
        <SelectField label="Sort by">
          <option>Latest week first</option>
        </SelectField>
        <TextArea label="Comment" rows={2} />
        <Checkbox name="a">Flowering</Checkbox>
        <Radio name="b">Spam or advertising</Radio>
        <Switch name="c">Counting visits</Switch>
        <RatingInput legend="Rating" name="d" worst="0, worst" best="10, best" word={String} />
        <Disclosure title="Setup">
          <p>Coco 70, perlite 30</p>
        </Disclosure>
        <Pagination label="Pages" current={1} total={3} href={(page) => `#page-${page}`} />
      </Stack>
    </form>
  );
}

/** The focused element or its frame draws the ring. */
function hasRing(focused: Element, ring: string) {
  for (
    let element: Element | null = focused;
    element && element.tagName !== "FORM";
    element = element.parentElement
  ) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    if (outlineStyle === "solid" && outlineWidth === "3px" && outlineColor === ring) return true;
  }
  return false;
}

/** Tabs through everything; each stop has the 3 px ring in a blue that nothing else uses. */
export const RingOnEverything: Story = {
  render: () => <EverythingThatTakesTheFocus />,
  play: async ({ canvasElement }) => {
    const probe = document.createElement("i");
    probe.style.color = "var(--focus)";
    canvasElement.append(probe);
    const ring = getComputedStyle(probe).color;
    probe.remove();
    const without: string[] = [];
    let stops = 0;
    for (await userEvent.tab(); canvasElement.contains(document.activeElement); await userEvent.tab()) {
      const focused = document.activeElement as HTMLElement;
      stops += 1;
      if (!hasRing(focused, ring)) without.push(focused.outerHTML.slice(0, 120));
      if (stops > 60) break;
    }
    await expect(without).toEqual([]);
    await expect(stops).toBeGreaterThan(24);
    // A focused button for the screenshot.
    within(canvasElement).getByRole("button", { name: "Publish week" }).focus();
  },
};
