import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";

export interface DeletedDiaryView {
  readonly id: number;
  readonly name: string;
  readonly lang: string;
  readonly weeks: number;
  /** Last day on which it can be restored, formatted. */
  readonly until: string;
}

export interface DeletedWeekView {
  readonly id: number;
  readonly diary: { readonly id: number; readonly name: string; readonly lang: string };
  /** Key of its name. */
  readonly name: string;
  readonly faza: Faza;
  readonly text: string;
  readonly lang: string;
  readonly photos: number;
  readonly until: string;
}

export interface DeletedContentView {
  readonly diaries: readonly DeletedDiaryView[];
  readonly weeks: readonly DeletedWeekView[];
}

/** Deleted diaries and weeks that can still be restored. */
export function deletedContentView(
  { items_diary, items_week }: Schema<"RemovedContent">,
  date: (instant: string) => string,
): DeletedContentView {
  return {
    diaries: items_diary.map(({ id, name, lang, cnt_weeks, restore_until }) => ({
      ...{ id, name, lang, weeks: cnt_weeks },
      until: date(restore_until),
    })),
    weeks: items_week.map(({ item_week, text, lang, cnt_photos, restore_until, ...week }) => ({
      id: item_week.id,
      diary: { id: week.diary_id, name: week.diary_name, lang: week.diary_lang },
      name: item_week.name,
      faza: item_week.faza,
      text: text.trim(),
      lang,
      photos: cnt_photos,
      until: date(restore_until),
    })),
  };
}
