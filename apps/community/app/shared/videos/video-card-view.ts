import type { Schema } from "@grow/contract";
import { type PersonView, personView } from "../talk/block/comments-view.ts";

/** What a page shows of a video in a list. */
export interface VideoCardView {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly link: string;
  readonly cover: string | null;
  /** "0:34" */
  readonly time: string;
  readonly isPublished: boolean;
  readonly isShort: boolean;
  readonly author: PersonView | null;
  readonly views: number;
}

export function videoCardView(card: Schema<"VideoCard">): VideoCardView {
  return {
    id: card.id,
    title: card.title,
    lang: card.lang,
    link: card.link,
    cover: card.cover,
    time: playingTime(card.duration),
    isPublished: card.is_publish,
    isShort: card.is_short,
    author: personView(card.item_user),
    views: card.cnt_views,
  };
}

/** Minutes and seconds: "0:34". */
export function playingTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
