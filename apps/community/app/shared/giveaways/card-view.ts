import type { Schema } from "@grow/contract";
import type { PhotoData } from "../photo-source.ts";
import { coverData } from "../posts/post-card-view.ts";
import { type TimingView, timingView } from "./timing-view.ts";

/** A giveaway in a list. */
export interface GiveawayCardView {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly link: string;
  readonly photo: PhotoData | null;
  readonly brand: string | null;
  readonly timing: TimingView;
  readonly prizes: number;
  readonly entries: number;
  /** ISO codes; none for all countries. */
  readonly countries: readonly string[];
  readonly isMine: boolean;
}

/** @param now - milliseconds since 1970 */
export function giveawayCardView(card: Schema<"GiveawayCard">, now: number): GiveawayCardView {
  return {
    id: card.id,
    title: card.title,
    lang: card.lang,
    link: card.link,
    photo: coverData(card.cover),
    brand: card.item_brand?.name ?? null,
    timing: timingView(card, now),
    prizes: card.cnt_prizes,
    entries: card.cnt_entries,
    countries: card.countries,
    isMine: card.is_my,
  };
}
