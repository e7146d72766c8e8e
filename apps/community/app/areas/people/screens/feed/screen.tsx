import { Chip, Cluster, EmptyState, LinkButton, Page, Stack } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { FeedLines } from "../../../../shared/feed-lines/feed-lines.tsx";
import { paths } from "../../paths.ts";
import chips from "../../shared/chips.module.css";
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

const SCOPES: Record<FeedRequest["scope"], MessageDescriptor> = {
  follow: msg({ id: "feed.scope.follow", message: "Following" }),
  all: msg({ id: "feed.scope.all", message: "All growers" }),
};

/** News, newest first, page by page. */
export function FeedScreen({ view }: { view: FeedView }) {
  const { scope, kind, isGuest, unseenId } = view;
  const { i18n, t } = useLingui();
  useSeen(unseenId);
  const older = useOlder(view);
  return (
    <Page width="narrow" className={styles.screen}>
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
        <Cluster gap={2} className={chips.chips}>
          {FEED_CHOICES.kind.map((value) =>
            value === "all" ? null : (
              <Chip
                key={value}
                on={value === kind}
                href={feedPageAddress({ isGuest, scope, kind: value === kind ? "all" : value }, 1)}
              >
                {i18n._(KINDS[value])}
              </Chip>
            ),
          )}
        </Cluster>
        {older.lines.length === 0 ? (
          <NoNews view={view} />
        ) : (
          <>
            <FeedLines lines={older.lines} isWide />
            <OlderLines view={view} older={older} />
          </>
        )}
      </Stack>
    </Page>
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
