import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Languages } from "lucide-react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../foundation/button/button.tsx";
import { IconButton } from "../../foundation/button/icon-button.tsx";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Cluster } from "../../foundation/layout/layout.tsx";
import { TextLink } from "../../foundation/link/text-link.tsx";
import { VisuallyHidden } from "../../foundation/text/visually-hidden.tsx";
import { CatalogueMenu } from "../../navigation/catalogue-menu/catalogue-menu.tsx";
import { SegmentRadios } from "../../navigation/segment/segment.tsx";
import { catalogueSections, equipment } from "../../story-data/catalogue.ts";
import { StayHere } from "../../story-data/stay-here.tsx";
import { MenuButton, MenuHeading } from "../menu/menu.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { Popover } from "./popover.tsx";

const meta: Meta = { title: "Overlay/Popover, tooltip, catalogue" };
export default meta;
type Story = StoryObj;

function Units({ sheet }: { sheet?: boolean }) {
  return (
    <Cluster>
      <Popover
        bare
        sheet={sheet}
        align="start"
        trigger={
          <>
            <Icon of={Languages} /> EN
            <VisuallyHidden>, language and units</VisuallyHidden>
          </>
        }
      >
        <MenuHeading>Language</MenuHeading>
        <form onSubmit={(event) => event.preventDefault()}>
          <MenuButton type="submit" pressed lang="en">
            English
          </MenuButton>
          <MenuButton type="submit" pressed={false} lang="de">
            Deutsch
          </MenuButton>
          <MenuButton type="submit" pressed={false} lang="th">
            ไทย
          </MenuButton>
        </form>
        <MenuHeading>Temperature</MenuHeading>
        <p style={{ paddingInline: "0.7rem" }}>
          <SegmentRadios
            label="Temperature"
            name="temperature"
            defaultValue="c"
            options={[
              { value: "c", label: "°C" },
              { value: "f", label: "°F" },
            ]}
          />
        </p>
        <p style={{ padding: "0.7rem" }}>
          <TextLink href="#units">All seven units</TextLink>
        </p>
      </Popover>
    </Cluster>
  );
}

export const Settings: Story = {
  render: () => (
    <StayHere>
      <div style={{ minBlockSize: 420 }}>
        <Units />
      </div>
    </StayHere>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvasElement.querySelector("summary");
    const panel = canvasElement.querySelector("details");
    trigger?.focus();
    await userEvent.click(trigger as HTMLElement);
    // A choice inside keeps it open; Escape closes it and returns the focus.
    await userEvent.click(canvas.getByRole("radio", { name: "°F" }));
    await expect(panel).toHaveAttribute("open");
    await userEvent.keyboard("{Escape}");
    await expect(panel).not.toHaveAttribute("open");
    await expect(trigger).toHaveFocus();
    // Following a link and a click outside close it too.
    await userEvent.click(trigger as HTMLElement);
    await userEvent.click(canvas.getByRole("link", { name: "All seven units" }));
    await expect(panel).not.toHaveAttribute("open");
    await userEvent.click(trigger as HTMLElement);
    await userEvent.click(canvasElement);
    await expect(panel).not.toHaveAttribute("open");
    await userEvent.click(trigger as HTMLElement);
  },
};

export const SheetOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <div style={{ minBlockSize: 600 }}>
      <Units sheet />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
  },
};

export const Tooltips: Story = {
  render: () => (
    <div style={{ paddingBlockStart: 80 }}>
      <Cluster>
        <Tooltip
          align="start"
          text="Mittlere Stärke der Nährlösung über alle Wochen der Blüte, ohne die Spülung am Ende"
        >
          <Button look="outline">EC 1,9</Button>
        </Tooltip>
        <Tooltip text="Hide, report, copy the link">
          <IconButton icon={Ellipsis} label="More" />
        </Tooltip>
      </Cluster>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "EC 1,9" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const tip = canvas.getByText(/Mittlere Stärke/);
    await waitFor(() => expect(tip).toBeVisible());
    await expect(button).toHaveAccessibleDescription(/Mittlere Stärke/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tip).not.toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Hide, report, copy the link")).toBeVisible());
  },
};

export const Catalogue: Story = {
  render: () => (
    <CatalogueMenu
      label="Catalogue"
      sections={catalogueSections("en")}
      aside={{
        title: "In your diaries",
        things: equipment,
        more: <TextLink href="#compare">Compare what growers use</TextLink>,
      }}
    />
  ),
};

export const CatalogueOnAPhoneInGerman: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <CatalogueMenu
      label="Katalog"
      sections={catalogueSections("de")}
      aside={{ title: "In deinen Tagebüchern", things: equipment }}
    />
  ),
};
