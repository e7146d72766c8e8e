import { announceFeedPage } from "@grow/app-kit/client/feed-page-shown.ts";
import { useState } from "react";
import { joinLines, type LineView } from "../../../../../shared/feed-lines/line-view.ts";
import { paths } from "../../../paths.ts";
import { type FeedView, feedPageAddress, type OlderLines } from "../view.ts";

interface OlderState {
  /** The page that the router shows. */
  readonly view: FeedView;
  readonly lines: readonly LineView[];
  /** The last page that is shown. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly status: "idle" | "loading" | "failed";
}

const startOf = (view: FeedView): OlderState => ({
  view,
  lines: view.lines,
  page: view.page,
  hasMore: view.hasMore,
  status: "idle",
});

/** The lines of a page of the feed, and of further pages that are added to it. */
export function useOlder(view: FeedView): OlderState & { readonly load: () => Promise<void> } {
  const [state, setState] = useState(() => startOf(view));
  // The router shows another page.
  const now = state.view === view ? state : startOf(view);
  if (now !== state) setState(now);

  async function load(): Promise<void> {
    const page = now.page + 1;
    const address = feedPageAddress(view, page);
    setState({ ...now, status: "loading" });
    try {
      const response = await fetch(paths.olderInFeed(address));
      if (!response.ok) throw new Error(`The feed returned ${response.status}.`);
      const older = (await response.json()) as OlderLines;
      setState((last) => (last.view === view ? added(last, page, older) : last));
      // A reload or a shared link shows the place where the reader is. The router keeps the page that it shows.
      window.history.replaceState(window.history.state, "", address);
      announceFeedPage(page);
    } catch {
      setState((last) => (last.view === view ? { ...last, status: "failed" } : last));
    }
  }
  return { ...now, load };
}

const added = (state: OlderState, page: number, { lines, hasMore }: OlderLines): OlderState => ({
  ...state,
  lines: joinLines(state.lines, lines),
  page,
  hasMore,
  status: "idle",
});
