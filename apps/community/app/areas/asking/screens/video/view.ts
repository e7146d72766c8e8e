import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { type WonAward, wonAwards } from "../../../../shared/awards/won-awards.ts";
import { existingPage } from "../../../../shared/existing-page.ts";
import type { CommentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import {
  type CommentsView,
  commentsView,
  type PersonView,
  personView,
} from "../../../../shared/talk/block/comments-view.ts";
import { listOfOrder, type ShortsOrder, shortInOrder } from "../../../../shared/videos/shorts-order.ts";
import { type CaptionView, captionViews } from "../../shared/videos/captions.ts";

export interface VideoView {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  readonly link: string;
  /** With the part to show as a media fragment. */
  readonly url: string;
  readonly cover: string | null;
  readonly captions: readonly CaptionView[];
  readonly width: number;
  readonly height: number;
  readonly isShort: boolean;
  /** Seconds of the file that are shown. */
  readonly start: number;
  readonly end: number;
  readonly isReady: boolean;
  readonly isFailed: boolean;
  readonly isPublished: boolean;
  readonly tags: readonly string[];
  readonly awards: readonly WonAward[];
  readonly date: string;
  readonly author: PersonView | null;
  readonly isOwn: boolean;
  readonly views: number;
  readonly likes: number;
  readonly liked: boolean;
  readonly diary: { readonly name: string; readonly href: string } | null;
  readonly week: { readonly name: string; readonly faza: Faza; readonly href: string } | null;
  readonly strains: readonly { readonly name: string; readonly href: string | undefined }[];
  /** Number of comments; null where they are closed. */
  readonly talk: number | null;
  readonly neighbours: NeighboursView;
  /** File of the short after, to be loaded ahead. */
  readonly ahead: string | null;
  readonly comments: CommentsView | null;
}

/** The shorts before and after in the list that the viewer goes on in. */
export interface NeighboursView {
  readonly before: string | null;
  readonly after: string | null;
  /** Their pictures, which a finger draws into view. */
  readonly beforeCover: string | null;
  readonly afterCover: string | null;
  /** The list, and whether it has shorts of followed growers only. */
  readonly list: string;
  readonly isFollowing: boolean;
}

/** @param neighbours - null for a video that is no short */
export function videoView(
  video: Schema<"Video">,
  { list, request }: { list: Schema<"CommentList"> | null; request: CommentsRequest },
  neighbours: Schema<"VideoNeighbours"> | null,
  { viewerId, order, locale }: { viewerId: number | undefined; order: ShortsOrder; locale: string },
): VideoView {
  const { id, item_user: author, item_diary: diary, item_week: week, clip_start, clip_end } = video;
  const end = clip_end ?? video.duration;
  const isWhole = clip_start === 0 && clip_end === null;
  const linkOf = (card: Schema<"VideoCard"> | null | undefined) =>
    card ? shortInOrder(card.link, order) : null;
  const person = personView(author);
  return {
    id,
    title: video.title,
    text: video.text,
    lang: video.lang,
    link: video.link,
    url: isWhole ? video.url : `${video.url}#t=${clip_start},${end}`,
    cover: video.cover,
    captions: captionViews(video.captions),
    width: video.width,
    height: video.height,
    isShort: video.is_short,
    start: clip_start,
    end,
    isReady: video.is_ready,
    isFailed: video.is_failed,
    isPublished: video.is_publish,
    tags: video.tags,
    awards: wonAwards(video.items_award, locale),
    date: video.add_date,
    author: person,
    isOwn: author !== null && author.id === viewerId,
    views: video.cnt_views,
    likes: video.cnt_likes,
    liked: video.is_like,
    diary: diary && { name: diary.name, href: diary.link },
    week: week && diary ? { name: week.name, faza: week.faza, href: `${diary.link}/week/${week.id}` } : null,
    strains: video.items_seed.map(({ name, link }) => ({
      name,
      href: link === null ? undefined : existingPage(link),
    })),
    talk: video.is_comments ? video.cnt_comments : null,
    neighbours: {
      before: linkOf(neighbours?.before),
      after: linkOf(neighbours?.after),
      beforeCover: neighbours?.before?.cover ?? null,
      afterCover: neighbours?.after?.cover ?? null,
      list: listOfOrder(order, person?.id === order.by ? person?.href : undefined),
      isFollowing: order.isFollowing === true,
    },
    ahead: neighbours?.after?.url ?? null,
    comments:
      list && video.is_comments
        ? commentsView(list, request, { type: "video", id, count: video.cnt_comments }, author?.id)
        : null,
  };
}
