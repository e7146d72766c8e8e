import { createHash } from "node:crypto";
import type { Faza } from "@grow/domain";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { isMediaKey } from "../media-store.ts";

/** A week in the strip of a card. */
export interface CardWeek {
  readonly id: number;
  readonly faza: Faza;
  readonly days: number;
  /** Its first photo, which its own card shows. */
  readonly photo_id: number | null;
}

/** Everything that the cards of a diary and of its weeks depend on. */
export interface CardContent {
  /** Id of the diary. */
  readonly id: number;
  /** Of the diary's own fields: its strain. */
  readonly version: number;
  /** How often it was drawn again on request. */
  readonly redraws: number;
  readonly name: string;
  /** Key of its cover. */
  readonly coverKey: string;
  readonly harvest_weight: number | null;
  readonly harvest_watt: number | null;
  readonly weeks: readonly CardWeek[];
}

export type CardLocale = (typeof TRANSLATED_LOCALES)[number];

/** Which of a diary's cards: of the diary itself or of a week, and in which language. */
export interface CardFile {
  readonly key: string;
  readonly diaryId: number;
  readonly weekId: number | null;
  readonly locale: CardLocale;
}

/** Incremented when the drawing changes, because files at a URL never change. */
const DRAWING = 2;

/**
 * The media key of a diary's cards. It is derived from everything they show, so another name, cover or week has another URL without
 * storing it, and nobody can guess it without knowing the cover.
 */
export function cardKey(content: CardContent): string {
  const { id, version, redraws, name, coverKey, harvest_weight, harvest_watt, weeks } = content;
  const strip = weeks
    .map((week) => [week.id, week.faza, week.days, week.photo_id] as const)
    .sort(([one], [other]) => one - other);
  return createHash("sha256")
    .update(
      JSON.stringify([
        ...[DRAWING, id, version, name, coverKey, harvest_weight, harvest_watt, strip],
        ...(redraws === 0 ? [] : [redraws]),
      ]),
    )
    .digest("hex")
    .slice(0, 32);
}

/**
 * Root-relative URL of a diary's card in English. Others are beside it: `12-de.jpg` in German, `12-w181-de.jpg` of a week.
 */
export function cardUrl(content: CardContent): string {
  return `/media/${cardKey(content)}/${content.id}.jpg`;
}

const FILE = new RegExp(
  `^([1-9]\\d{0,14})(?:-w([1-9]\\d{0,14}))?(?:-(${TRANSLATED_LOCALES.join("|")}))?\\.jpg$`,
);

/** Reads the two parts of a card's URL; null for anything else. */
export function parseCard({ key, file }: { key: string; file: string }): CardFile | null {
  const match = FILE.exec(file);
  if (!match || !isMediaKey(key)) return null;
  const [, diary, week, locale = "en"] = match;
  return {
    key,
    diaryId: Number(diary),
    weekId: week === undefined ? null : Number(week),
    locale: locale as CardLocale,
  };
}
