import type { Schema } from "@grow/contract";
import { distinctWeeks, type Faza, type Measures, type ShownReading, showReading } from "@grow/domain";
import { type PhotoData, photoData } from "../photo-source.ts";

type DiaryCard = Schema<"DiaryCard">;

/** Converted on the server, so that lists load no unit tables. */
export type ShownWeight = Pick<ShownReading, "value" | "symbol" | "decimals">;

/** What a page shows of a diary in a list. */
export interface CardData {
  readonly id: number;
  readonly name: string;
  readonly lang: string;
  readonly link: string;
  readonly photo: PhotoData | null;
  /** The name of the author; null when removed. */
  readonly author: { readonly id: number; readonly name: string; readonly avatar: string | null } | null;
  /** Phases of the weeks in order. */
  readonly phases: readonly Faza[];
  /** Key of the newest week's name; null without weeks. */
  readonly newest: string | null;
  /** Of a finished diary: dry weight in the user's unit and grams per watt, if known. */
  readonly harvest: { readonly weight: ShownWeight | null; readonly perWatt: number | null } | null;
  readonly is_video: boolean;
  readonly is_lock: boolean;
  /** The grower tests for the brand that the list is about; left out otherwise, as most lists are about none. */
  readonly is_tester?: true | undefined;
  readonly cnt_likes: number;
  readonly cnt_comments: number;
}

/** Takes from a card of the api what is shown of it. */
export function cardData(card: DiaryCard, measures: Measures): CardData {
  const { item_user: author, harvest_weight: weight, harvest_watt: watt } = card;
  return {
    id: card.id,
    name: card.name,
    lang: card.lang,
    link: card.link,
    photo: card.item_cover && photoData(card.item_cover),
    author: author && { id: author.id, name: author.name, avatar: author.avatar_small },
    phases: distinctWeeks(card.weeks).map((week) => week.faza),
    newest: card.weeks.at(-1)?.name ?? null,
    harvest: card.is_harvest
      ? {
          weight: shownWeight(weight, measures),
          perWatt: weight !== null && watt !== null && watt > 0 ? weight / watt : null,
        }
      : null,
    is_video: card.is_video,
    is_lock: card.is_lock,
    ...(card.is_tester ? { is_tester: true } : {}),
    cnt_likes: card.cnt_likes,
    cnt_comments: card.cnt_comments,
  };
}

/** Returns the dry weight of a harvest in the user's unit. */
export function shownWeight(grams: number | null, measures: Measures): ShownWeight | null {
  const shown = showReading("harvest_weight", grams, measures);
  return shown && { value: shown.value, symbol: shown.symbol, decimals: shown.decimals };
}

/** The photo of a list in link previews: of the first diary that has one. */
export function sharedPhoto(cards: readonly CardData[]): string | null {
  return cards.find(({ photo }) => photo !== null)?.photo?.url ?? null;
}
