import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Ellipsis, Search, Share2 } from "lucide-react";
import { expect, within } from "storybook/test";
import { Cluster, Stack } from "../layout/layout.tsx";
import { Button, LinkButton } from "./button.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";
import { FollowButton, LikeButton, SaveButton } from "./toggle-button.tsx";

const meta: Meta = { title: "Foundation/Button" };
export default meta;
type Story = StoryObj;

export const Looks: Story = {
  render: () => (
    <Stack>
      <Cluster>
        <Button look="primary">Publish week</Button>
        <Button look="primary" disabled>
          Publish week
        </Button>
        <Button look="primary" busy>
          Saving
        </Button>
      </Cluster>
      <Cluster>
        <Button look="outline">Cancel</Button>
        <Button>Show more</Button>
        <Button look="quiet">Skip</Button>
        <Button look="danger">Delete diary</Button>
        <LinkButton href="#diaries" look="outline" icon={ArrowRight}>
          All 12,480 diaries
        </LinkButton>
      </Cluster>
      <Cluster>
        <Button size="small" look="outline">
          Try again
        </Button>
        <Button look="outline">Save as draft</Button>
        <Button size="large" look="primary">
          Sign in
        </Button>
      </Cluster>
    </Stack>
  ),
};

/** The busy state has the same width, so nothing beside it moves. */
export const Busy: Story = {
  render: () => (
    <Stack>
      {(["small", "medium", "large"] as const).map((size) => (
        <Cluster key={size}>
          <Button look="primary" size={size}>
            Show 24 more
          </Button>
          <Button look="primary" size={size} busy>
            Show 24 more
          </Button>
          <Button look="outline" size={size} icon={Share2}>
            Share diary
          </Button>
          <Button look="outline" size={size} icon={Share2} busy>
            Share diary
          </Button>
        </Cluster>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const width = (button: HTMLElement | undefined) => button?.getBoundingClientRect().width ?? 0;
    for (const name of ["Show 24 more", "Share diary"]) {
      const buttons = within(canvasElement).getAllByRole("button", { name });
      for (let at = 0; at < buttons.length; at += 2)
        await expect(Math.abs(width(buttons[at]) - width(buttons[at + 1]))).toBeLessThanOrEqual(2);
    }
  },
};

export const IconOnly: Story = {
  render: () => (
    <Cluster>
      <IconButton icon={Search} label="Search" />
      <IconButton look="outline" icon={Share2} label="Share" />
      <IconLink look="outline" size="small" icon={Ellipsis} label="More actions" href="#more" />
    </Cluster>
  ),
};

export const Toggles: Story = {
  render: () => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Cluster>
        <FollowButton pressed={false}>Follow</FollowButton>
        <FollowButton pressed>Following</FollowButton>
        <LikeButton pressed={false} label="Like" count="214" />
        <LikeButton pressed label="Like" count="215" />
        <SaveButton pressed={false}>Save</SaveButton>
        <SaveButton pressed>Saved</SaveButton>
        <LikeButton pressed size="small" borderless label="Like" count="14" />
      </Cluster>
    </form>
  ),
};

export const LongGerman: Story = {
  globals: { lang: "de" },
  render: () => (
    <div style={{ maxInlineSize: 220 }}>
      <Stack>
        <Button look="primary" wide>
          Woche mit allen Messwerten veröffentlichen
        </Button>
        <Button look="outline" wide>
          Als Entwurf auf diesem Gerät speichern
        </Button>
      </Stack>
    </div>
  ),
};

export const Thai: Story = {
  globals: { lang: "th" },
  render: () => (
    <Cluster>
      <Button look="primary">เผยแพร่สัปดาห์นี้</Button>
      <Button look="outline">บันทึกฉบับร่าง</Button>
    </Cluster>
  ),
};
