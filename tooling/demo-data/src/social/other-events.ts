import { NOTIFICATION_EVENTS, type NotificationEvent } from "@grow/domain/notifications";
import type { ProblemRow, SolutionRow } from "../asking/asking-rows.ts";
import { dayOf, daysAfter } from "../calendar.ts";
import type { ChatRow } from "../chat/chat-rows.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { GiveawayRow } from "../reading/giveaway-rows.ts";
import type { BrandRow, CommentRow, ReviewRow, SubscriptionRow } from "../rows.ts";
import type { VideoRow } from "../videos/video-rows.ts";
import type { Draft } from "./notifications.ts";

interface Things {
  readonly anchor: string;
  readonly reader: number;
  readonly diaries: readonly WrittenDiary[];
  readonly comments: readonly CommentRow[];
  readonly problems: readonly ProblemRow[];
  readonly solutions: readonly SolutionRow[];
  readonly videos: readonly VideoRow[];
  readonly reviews: readonly ReviewRow[];
  readonly brands: readonly BrandRow[];
  readonly giveaways: readonly GiveawayRow[];
  readonly chat: ChatRow | undefined;
  /** The latest awards. */
  readonly year: number;
  /** A plan of the reader that has ended. */
  readonly former: SubscriptionRow | undefined;
}

/** Hours between two of them; the newest is some hours old. */
const HOURS_APART = 17;

/**
 * Notifies a reader of the events that are not told from likes, comments, follows and new diaries: one of each, over the last weeks, and
 * about things that are there.
 */
export function otherEvents(things: Things): Draft[] {
  const { anchor, reader, diaries, comments, problems, solutions, videos, reviews, brands, giveaways } =
    things;
  const isOthers = ({ user_id }: { readonly user_id: number | null }) =>
    user_id !== null && user_id !== reader;
  const own = diaries.filter(({ row }) => row.user_id === reader).map(({ row }) => row);
  const diary = own[0];
  const asked = problems.find(({ user_id, cnt_solutions }) => user_id === reader && cnt_solutions > 0);
  const answer =
    solutions.find((one) => one.problem_id === asked?.id && isOthers(one)) ?? solutions.find(isOthers);
  const accepted =
    solutions.find(({ user_id, is_accepted }) => user_id === reader && is_accepted) ?? solutions[0];
  const question = problems.findLast(isOthers);
  const mention = comments.find((one) => isOthers(one));
  const video = videos.find(isOthers);
  const review = reviews.find(isOthers);
  const [brand, nextBrand] = brands;
  const giveaway = giveaways[0];
  const drafts: Draft[] = [];
  const tell = (
    event: NotificationEvent,
    type: string,
    content_id: number | undefined,
    more: Partial<Pick<Draft, "from_user_id" | "diary_id" | "params">> = {},
  ) => {
    if (content_id === undefined) return;
    drafts.push({
      ...{ user_id: reader, channel: NOTIFICATION_EVENTS[event].channel, event, type, content_id },
      ...{ diary_id: null, from_user_id: null, event_id: null, ...more },
      add_date: daysAfter(anchor, -(5 + drafts.length * HOURS_APART) / 24),
    });
  };
  const from = (row: { readonly user_id: number | null } | undefined) => ({
    from_user_id: row?.user_id ?? null,
  });
  const ofDiary = { diary_id: diary?.id ?? null };

  tell("mention", "comment", mention?.id, from(mention));
  tell("solution", "problem", answer?.problem_id, from(answer));
  tell(
    "solution_accepted",
    "solution",
    accepted?.id,
    from(problems.find(({ id }) => id === accepted?.problem_id)),
  );
  tell("message", "chat", things.chat?.id ?? 1, from(mention));
  tell("problem_new", "problem", question?.id, from(question));
  tell("video_new", "video", video?.id, from(video));
  tell("review_new", "review", review?.id, from(review));
  tell("problem_product", "problem", problems.filter(isOthers)[1]?.id, from(problems.filter(isOthers)[1]));
  tell("brand_news", "brand", brand?.id);
  tell("scheme_update", "brand", nextBrand?.id);
  tell("week_due", "diary", diary?.id, ofDiary);
  tell("diary_verified", "diary", diary?.id, ofDiary);
  tell("diary_approved", "diary", own[1]?.id, { diary_id: own[1]?.id ?? null });
  tell("diary_rejected", "diary", own.at(-1)?.id, {
    ...{ diary_id: own.at(-1)?.id ?? null, params: { reason: "The photos show somebody else's tent." } },
  });
  tell("content_hidden", "diary", diary?.id, {
    ...ofDiary,
    params: { reason: "A face is visible on a photo." },
  });
  tell("award_open", "award", things.year);
  tell("award_won", "diary", diary?.id, ofDiary);
  tell("giveaway_end", "giveaway", giveaway?.id);
  tell("giveaway_won", "giveaway", giveaways.at(-1)?.id);
  tell("newsletter", "brand", brand?.id);
  const ended = daysAfter(anchor, -(5 + drafts.length * HOURS_APART) / 24);
  tell("premium_end", "subscription", things.former?.id ?? 1, {
    params: { plan: { state: "ended", kind: "premium", date_end: dayOf(ended), price: null, brand: null } },
  });
  return drafts;
}
