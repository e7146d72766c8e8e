import type { Schema } from "@grow/contract";
import type { CommentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import {
  type CommentsView,
  commentsView,
  type PersonView,
  personView,
} from "../../../../shared/talk/block/comments-view.ts";
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
  readonly isReady: boolean;
  readonly isPublished: boolean;
  readonly tags: readonly string[];
  readonly date: string;
  readonly author: PersonView | null;
  readonly isOwn: boolean;
  readonly views: number;
  readonly likes: number;
  readonly liked: boolean;
  readonly diary: { readonly name: string; readonly href: string } | null;
  /** Links of the shorts before and after. */
  readonly before: string | null;
  readonly after: string | null;
  /** File of the short after, to be loaded ahead. */
  readonly ahead: string | null;
  readonly comments: CommentsView | null;
}

/** @param neighbours - newest shorts, among which this one may be */
export function videoView(
  video: Schema<"Video">,
  { list, request }: { list: Schema<"CommentList"> | null; request: CommentsRequest },
  neighbours: readonly Pick<Schema<"VideoCard">, "id" | "link" | "url">[],
  viewerId: number | undefined,
): VideoView {
  const { id, item_user: author, item_diary: diary } = video;
  const place = neighbours.findIndex((one) => one.id === id);
  const part =
    video.clip_start === 0 && video.clip_end === null
      ? ""
      : `#t=${video.clip_start}${video.clip_end === null ? "" : `,${video.clip_end}`}`;
  return {
    id,
    title: video.title,
    text: video.text,
    lang: video.lang,
    link: video.link,
    url: video.url + part,
    cover: video.cover,
    captions: captionViews(video.captions),
    width: video.width,
    height: video.height,
    isShort: video.is_short,
    isReady: video.is_ready,
    isPublished: video.is_publish,
    tags: video.tags,
    date: video.add_date,
    author: personView(author),
    isOwn: author !== null && author.id === viewerId,
    views: video.cnt_views,
    likes: video.cnt_likes,
    liked: video.is_like,
    diary: diary && { name: diary.name, href: diary.link },
    before: place > 0 ? (neighbours[place - 1]?.link ?? null) : null,
    after: neighbours[place + 1]?.link ?? null,
    ahead: video.is_short ? (neighbours[place + 1]?.url ?? null) : null,
    comments:
      list && video.is_comments
        ? commentsView(list, request, { type: "video", id, count: video.cnt_comments }, author?.id)
        : null,
  };
}
