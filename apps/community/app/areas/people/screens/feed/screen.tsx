import {
  Cluster,
  EmptyState,
  type IconDrawing,
  LinkButton,
  Page,
  Plate,
  Section,
  Stack,
} from "@grow/ui/foundation";
import { RailLinks, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleQuestionMark, Clapperboard, Inbox, NotebookPen, Sprout, Star } from "lucide-react";
import { useEffect } from "react";
import { paths } from "../../../../paths.ts";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import { FeedLines } from "../../../../shared/feed-lines/feed-lines.tsx";
import type { Viewer } from "../../../../shared/root-data.ts";
import { OlderLines } from "./parts/older-lines.tsx";
import { useOlder } from "./parts/use-older.ts";
import styles from "./screen.module.css";
import { FEED_CHOICES, type FeedRequest, type FeedView, feedAddress, feedPageAddress } from "./view.ts";

const KINDS: Record<FeedRequest["kind"], MessageDescriptor> = {
  all: msg({ id: "feed.kind.all", message: "Everything" }),
  weeks: msg({ id: "feed.kind.weeks", message: "Weeks" }),
  diaries: msg({ id: "feed.kind.diaries", message: "New diaries" }),
  reviews: msg({ id: "feed.kind.reviews", message: "Reviews" }),
  questions: msg({ id: "feed.kind.questions", message: "Questions" }),
  videos: msg({ id: "feed.kind.videos", message: "Videos" }),
};

const ICONS: Record<FeedRequest["kind"], IconDrawing> = {
  all: Inbox,
  weeks: NotebookPen,
  diaries: Sprout,
  reviews: Star,
  questions: CircleQuestionMark,
  videos: Clapperboard,
};

const SCOPES: Record<FeedRequest["scope"], MessageDescriptor> = {
  follow: msg({ id: "feed.scope.follow", message: "Following" }),
  all: msg({ id: "feed.scope.all", message: "All growers" }),
};

/** News, newest first, page by page. */
export function FeedScreen({ view, due }: { view: FeedView; due: Viewer["due"] }) {
  const { scope, kind, isGuest, unseenId } = view;
  const { i18n, t } = useLingui();
  useSeen(unseenId);
  const older = useOlder(view);
  return (
    <Page className={styles.screen}>
      <Stack gap={6}>
        <Cluster justify="between">
          <h1>
            <Trans id="feed.heading">Feed</Trans>
          </h1>
          {isGuest ? null : (
            <SegmentLinks
              label={t({ id: "feed.scope", message: "Whose news" })}
              links={FEED_CHOICES.scope.map((value) => ({
                href: feedAddress({ scope: value, kind }),
                label: i18n._(SCOPES[value]),
                current: value === scope,
              }))}
            />
          )}
        </Cluster>
        <div className={styles.columns}>
          <RailLinks
            label={t({ id: "feed.heading", message: "Feed" })}
            links={FEED_CHOICES.kind.map((value) => ({
              href: feedPageAddress({ isGuest, scope, kind: value }, 1),
              label: i18n._(KINDS[value]),
              icon: ICONS[value],
              current: value === kind,
            }))}
          />
          <div>
            {older.lines.length === 0 ? (
              <NoNews view={view} />
            ) : (
              <Stack gap={6}>
                <FeedLines lines={older.lines} isWide hasAd />
                <OlderLines view={view} older={older} />
              </Stack>
            )}
          </div>
          <NextStep due={due} />
        </div>
      </Stack>
    </Page>
  );
}

/** Beside the news, where there is room: what the reader can do next. */
function NextStep({ due }: { due: Viewer["due"] }) {
  const { t } = useLingui();
  const week = due?.week;
  return (
    <aside className={styles.next}>
      <AdPlace kind="sidebar" />
      {due ? (
        <Plate>
          <Section close level={2} title={t({ id: "feed.due", message: "Your next week" })}>
            <LinkButton look="primary" wide href={paths.newWeek(due.id)}>
              <Trans id="feed.due.add">Add week {week}</Trans>
            </LinkButton>
          </Section>
        </Plate>
      ) : null}
      <Plate>
        <Section close level={2} title={t({ id: "feed.growers", message: "Who to follow" })}>
          <Stack gap={3}>
            <p>
              <Trans id="feed.growers.text">Growers and diaries you follow fill this feed.</Trans>
            </p>
            <LinkButton look="outline" wide href={paths.growers()}>
              <Trans id="feed.empty.find">Find growers</Trans>
            </LinkButton>
          </Stack>
        </Section>
      </Plate>
    </aside>
  );
}

/** Tells the server what was shown: at the next visit newer lines are marked. */
function useSeen(id: number | null): void {
  useEffect(() => {
    if (id === null) return;
    const body = new URLSearchParams({ seen_id: String(id) });
    // A lost request marks the same lines once more.
    fetch(paths.feedSeen(), { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
  }, [id]);
}

function NoNews({ view: { isGuest, scope, kind } }: { view: FeedView }) {
  if (kind !== "all")
    return (
      <EmptyState
        title={<Trans id="feed.empty">Nothing new yet</Trans>}
        actions={
          <LinkButton look="primary" href={feedPageAddress({ isGuest, scope, kind: "all" }, 1)}>
            <Trans id="feed.empty.all">Show everything</Trans>
          </LinkButton>
        }
      >
        <Trans id="feed.empty.kind">There may be updates of other kinds.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={<Trans id="feed.empty">Nothing new yet</Trans>}
      actions={
        <LinkButton look="primary" href={paths.growers()}>
          <Trans id="feed.empty.find">Find growers</Trans>
        </LinkButton>
      }
    >
      {scope === "follow" ? (
        <Trans id="feed.empty.follow">Follow a grower or a diary and their new weeks show up here.</Trans>
      ) : null}
    </EmptyState>
  );
}
