import { LoadMore } from "@grow/ui/navigation";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useNear } from "../../../../../shared/secondary/use-secondary.ts";
import { type FeedView, feedPageAddress } from "../view.ts";
import type { useOlder } from "./use-older.ts";

/** Pages that scrolling adds by itself; then the reader presses a button, so that the foot of the page is within reach. */
const BY_SCROLLING = 4;

interface OlderLinesProps {
  view: FeedView;
  older: ReturnType<typeof useOlder>;
}

/** The end of the feed: adds older lines when it is scrolled to, or by a button. Without script a link to the next page. */
export function OlderLines({ view, older }: OlderLinesProps) {
  const { page, hasMore, status, load } = older;
  const isAutomatic = hasMore && status === "idle" && page - view.page < BY_SCROLLING;
  return (
    <>
      {isAutomatic ? <NearEnd key={page} onNear={load} /> : null}
      <LoadMore
        href={hasMore ? feedPageAddress(view, page + 1) : null}
        busy={status === "loading"}
        error={
          status === "failed" ? (
            <Trans id="feed.older.failed">Older news didn't load. Try again.</Trans>
          ) : undefined
        }
        onMore={load}
      >
        <Trans id="feed.older">Older</Trans>
      </LoadMore>
    </>
  );
}

/** Calls once when the end of the list comes near. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const call = useRef(onNear);
  call.current = onNear;
  useEffect(() => {
    if (isNear) call.current();
  }, [isNear]);
  return <div ref={place} />;
}
