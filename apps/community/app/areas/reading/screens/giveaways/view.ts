import type { Schema } from "@grow/contract";
import { type GiveawayCardView, giveawayCardView } from "../../../../shared/giveaways/card-view.ts";
import type { ListLength } from "../../../../shared/lists/list.ts";

export interface GiveawaysView extends ListLength {
  readonly cards: readonly GiveawayCardView[];
  readonly isArchive: boolean;
}

/** @param now - milliseconds since 1970 */
export function giveawaysView(
  items: readonly Schema<"GiveawayCard">[],
  length: ListLength,
  isArchive: boolean,
  now: number,
): GiveawaysView {
  return { cards: items.map((card) => giveawayCardView(card, now)), isArchive, ...length };
}
