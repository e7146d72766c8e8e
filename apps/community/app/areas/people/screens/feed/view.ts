import type { Schema } from "@grow/contract";
import { type LineView, linesView } from "../../../../shared/feed-lines/line-view.ts";
import { type TabLength, type TabRequest, tabAddress } from "../../../../shared/tabs/tab-list.ts";
import { paths } from "../../paths.ts";

/** Kinds of news, the default first. */
export const FEED_CHOICES = {
  scope: ["follow", "all"],
  kind: ["all", "weeks", "diaries", "reviews", "questions", "videos"],
} as const;
export type FeedRequest = TabRequest<typeof FEED_CHOICES>;

/** The events of a kind; null for all of them. */
export const KIND_EVENTS: Record<FeedRequest["kind"], Schema<"FeedEventType"> | null> = {
  all: null,
  weeks: "week_new",
  diaries: "diary_new",
  reviews: "review_new",
  questions: "problem_new",
  videos: "video_new",
};

export interface FeedView extends FeedRequest {
  readonly lines: readonly LineView[];
  readonly hasMore: boolean;
  readonly isGuest: boolean;
  /** The newest event of the page, to be remembered as seen; null when there is nothing new. */
  readonly unseenId: number | null;
}

export function feedView(
  request: FeedRequest,
  list: Schema<"FeedEventPage">,
  length: TabLength,
  isGuest: boolean,
): FeedView {
  const newest = list.items[0]?.id ?? 0;
  const isStart = request.page === 1 && request.kind === "all" && request.scope === "follow";
  return {
    ...request,
    lines: linesView(list.items, request.scope === "follow" ? list.seen_id : null),
    hasMore: length.isTotalCapped,
    isGuest,
    unseenId: !isGuest && isStart && newest > (list.seen_id ?? 0) ? newest : null,
  };
}

/** Lines of a further page. */
export type OlderLines = Pick<FeedView, "lines" | "hasMore">;

/** Builds the URL of the feed. */
export const feedAddress = (request: Partial<FeedRequest>): string =>
  tabAddress(paths.feed(), FEED_CHOICES, request);

/** Builds the URL of a page of the feed; guests have one feed, so that theirs needs no word for it. */
export const feedPageAddress = (
  { isGuest, scope, kind }: Pick<FeedView, "isGuest" | "scope" | "kind">,
  page: number,
): string => feedAddress({ ...(isGuest ? {} : { scope }), kind, page });
