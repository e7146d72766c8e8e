import type { Meta, StoryObj } from "@storybook/react-vite";
import { EyeOff, RotateCw, WifiOff } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CardGrid } from "../../media/card/card-grid.tsx";
import { LoadMore } from "../../navigation/load-more.tsx";
import { Button, LinkButton } from "../button/button.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { Plate, Stack } from "../layout/layout.tsx";
import { Note } from "../note/note.tsx";
import { CardSkeleton, Skeleton } from "../skeleton/skeleton.tsx";
import { EmptyState } from "./page-state.tsx";

const more = fn();

const meta: Meta = { title: "Foundation/States" };
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

export const Cleared: Story = {
  globals: { lang: "th" },
  render: () => (
    <Plate>
      <EmptyState
        drawing="cleared"
        title="อ่านครบหมดแล้ว"
        actions={
          <LinkButton look="outline" href="#explore">
            ดูไดอารี่การปลูกของคนอื่น
          </LinkButton>
        }
      >
        <p>เมื่อมีคนกดถูกใจ ตอบ หรือติดตามไดอารี่ของคุณ จะขึ้นที่นี่</p>
      </EmptyState>
    </Plate>
  ),
};

export const OnTheirWay: Story = {
  render: () => (
    <Stack gap={8}>
      <CardGrid columns={3}>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </CardGrid>
      <Stack gap={2}>
        <Skeleton width="40%" height="1.2rem" />
        <Skeleton shape="3:2" />
      </Stack>
      <LoadMore href="#page-2" progress="24 of 312" onMore={more}>
        Show 24 more
      </LoadMore>
      <LoadMore href="#page-3" progress="48 of 312" busy onMore={more}>
        Show 24 more
      </LoadMore>
      <LoadMore href="#page-3" error="The next diaries did not come. Try again." onMore={more}>
        Show 24 more
      </LoadMore>
      <LoadMore href={null} progress="All 312">
        Show more
      </LoadMore>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    more.mockClear();
    const buttons = await canvas.findAllByRole("button", { name: "Show 24 more" });
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) await userEvent.click(button);
    // The busy button sends no second request; the failed one retries.
    await expect(more).toHaveBeenCalledTimes(2);
  },
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
        Nothing is lost: it's saved on this device.
      </Note>
      <Note tone="warn" icon={WifiOff} banner>
        <b>You are offline.</b> Week 12 is saved on this device and sent when you're back online.
      </Note>
    </Stack>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Stack gap={8}>
      <ErrorState
        word="Ooops!"
        title="Da ist wohl etwas kaputtgegangen."
        code="Woche 12 wurde nicht geladen (503)"
        actions={
          <>
            <Button look="primary" icon={RotateCw}>
              Noch einmal versuchen
            </Button>
            <LinkButton look="outline" href="#home">
              Zur Startseite
            </LinkButton>
          </>
        }
      >
        <p>Das tut uns leid. Dein Entwurf liegt sicher auf diesem Gerät.</p>
      </ErrorState>
      <Plate>
        <EmptyState
          drawing="search"
          title="Zu diesen vier Einschränkungen passt kein Anbautagebuch"
          actions={
            <>
              <Button look="outline">Nährstofffilmtechnik entfernen</Button>
              <Button look="quiet">Alle entfernen</Button>
            </>
          }
        >
          <p>Ohne „Nährstofffilmtechnik“ sind es 38 Tagebücher.</p>
        </EmptyState>
      </Plate>
      <Note tone="warn" icon={EyeOff} title="Woche 9 ist ausgeblendet">
        Die Moderation bittet um ein Foto deiner eigenen Pflanze. <a href="#details">Einzelheiten</a>
      </Note>
      <LoadMore href="#page-2" progress="24 von 312" onMore={more}>
        Weitere vierundzwanzig Anbautagebücher anzeigen
      </LoadMore>
    </Stack>
  ),
};
