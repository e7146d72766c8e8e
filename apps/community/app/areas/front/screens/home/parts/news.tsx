import { EmptyState, LinkButton, Section } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { FeedLines } from "../../../../../shared/feed-lines/feed-lines.tsx";
import type { LineView } from "../../../../../shared/feed-lines/line-view.ts";

/** The newest lines of the member's feed; new ones are marked until they open the feed. */
export function News({ lines }: { lines: readonly LineView[] }) {
  const hasNew = lines.some(({ isNew }) => isNew);
  return (
    <Section
      id="news"
      title={
        hasNew ? (
          <Trans id="home.news.new">New since you were here</Trans>
        ) : (
          <Trans id="home.news">From growers you follow</Trans>
        )
      }
      action={
        lines.length > 0 ? (
          <LinkButton look="quiet" size="small" icon={ArrowRight} href={paths.feed()}>
            <Trans id="home.news.all">Open feed</Trans>
          </LinkButton>
        ) : null
      }
    >
      {lines.length > 0 ? (
        <FeedLines lines={lines} />
      ) : (
        <EmptyState
          level={3}
          title={<Trans id="home.news.empty">Follow growers you like</Trans>}
          actions={
            <LinkButton look="outline" href={paths.growers()}>
              <Trans id="home.news.find">Find growers</Trans>
            </LinkButton>
          }
        >
          <Trans id="home.news.hint">Their new weeks, diaries and reviews show up here.</Trans>
        </EmptyState>
      )}
    </Section>
  );
}
