import type { Schema } from "@grow/contract";
import type { Measures } from "@grow/domain";
import { type CardData, cardData } from "../../../../shared/diary-cards/card-data.ts";

/** A week is written once in seven days. */
const DAYS_OF_WEEK = 7;
/** After so many days a diary looks abandoned: a reminder would only blame. */
const REMINDED_DAYS = 60;
const DAY = 86_400_000;

/** A diary of the current user. */
export interface OwnDiaryView {
  readonly card: CardData;
  /** Number of the week to add; null for a harvested diary. */
  readonly nextWeek: number | null;
  readonly isDue: boolean;
  /** Since the last change. */
  readonly days: number;
}

/** @param now - milliseconds since 1970 */
export function ownDiaryView(card: Schema<"DiaryCard">, measures: Measures, now: number): OwnDiaryView {
  const days = Math.max(0, Math.floor((now - Date.parse(card.update_date)) / DAY));
  return {
    card: cardData(card, measures),
    nextWeek: card.is_harvest ? null : Math.max(0, ...card.weeks.map((week) => week.days)) + 1,
    isDue: !card.is_harvest && days >= DAYS_OF_WEEK && days < REMINDED_DAYS,
    days,
  };
}
