import type { Meta, StoryObj } from "@storybook/react-vite";
import { EyeOff, RotateCw, WifiOff } from "lucide-react";
import { Button, LinkButton } from "../button/button.tsx";
import { Plate, Stack } from "../layout/layout.tsx";
import { Note } from "../note/note.tsx";
import { EmptyState, ErrorState } from "./page-state.tsx";

const meta: Meta = { title: "Pages/States" };
export default meta;
type Story = StoryObj;

export const NotFound: Story = {
  render: () => (
    <ErrorState
      word="404!"
      title="Sorry, that page doesn't exist."
      actions={
        <>
          <LinkButton look="primary" href="#home">
            Go to the home page
          </LinkButton>
          <LinkButton look="outline" href="#search">
            Search diaries
          </LinkButton>
        </>
      }
    >
      <p>The link may be old, or the diary was removed by its grower.</p>
    </ErrorState>
  ),
};

export const Failed: Story = {
  render: () => (
    <ErrorState
      word="Ooops!"
      title="It looks like something broke."
      code="Could not load week 12 (503)"
      actions={
        <Button look="primary" icon={RotateCw}>
          Try again
        </Button>
      }
    >
      <p>Sorry about that. Your draft is safe on this device.</p>
    </ErrorState>
  ),
};

export const Empty: Story = {
  render: () => (
    <Stack>
      <Plate>
        <EmptyState
          title="No diaries yet"
          actions={
            <LinkButton look="primary" href="#new">
              Start a diary
            </LinkButton>
          }
        >
          <p>Start with the seed: a strain, a date and one photo are enough for week 1.</p>
        </EmptyState>
      </Plate>
      <Plate>
        <EmptyState
          drawing="search"
          title="Nothing matches these four filters"
          actions={<Button look="outline">Remove NFT</Button>}
        >
          <p>Without “NFT” there are 38 diaries.</p>
        </EmptyState>
      </Plate>
    </Stack>
  ),
};

export const Notes: Story = {
  render: () => (
    <Stack>
      <Note>Your diaries keep what you typed. Units only change how numbers are shown to you.</Note>
      <Note tone="good" title="Your address is confirmed" />
      <Note tone="info">Views count when half the banner is on screen.</Note>
      <Note tone="warn" icon={EyeOff} title="Week 9 is hidden">
        A moderator asks for a photo of your own. <a href="#details">Details</a>
      </Note>
      <Note tone="bad" urgent title="The week could not be sent">
        Nothing is lost: it is kept on this device.
      </Note>
      <Note tone="warn" icon={WifiOff} banner>
        <b>You are offline.</b> Week 12 is kept on this device and sent when the connection is back.
      </Note>
    </Stack>
  ),
};
