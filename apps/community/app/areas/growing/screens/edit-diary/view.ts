import type { Schema } from "@grow/contract";
import { photoData } from "../../../../shared/photo-source.ts";
import { type DiaryForm, storedForm } from "../../shared/diary-form/diary-form.ts";
import type { CoverView } from "../../shared/diary-form/own-cover.ts";

export interface EditDiaryView {
  readonly id: number;
  readonly name: string;
  readonly lang: string;
  readonly link: string;
  readonly version: number;
  readonly form: DiaryForm;
  /** The cover first, then the photos of all weeks, newest first. */
  readonly covers: readonly CoverView[];
  readonly isFinished: boolean;
  readonly weeks: number;
}

/** The editor of a diary. */
export function editDiaryView(diary: Schema<"Diary">): EditDiaryView {
  const { id, name, lang, link, version, item_cover, is_harvest, items_week } = diary;
  const covers = items_week.flatMap((week) =>
    week.items_photo
      .filter((photo) => !photo.is_remove)
      .map((photo): CoverView => ({ id: photo.id, photo: photoData(photo), week: week.name })),
  );
  covers.reverse();
  const present =
    item_cover &&
    (covers.find((cover) => cover.id === item_cover.id) ?? {
      id: item_cover.id,
      photo: photoData(item_cover),
      week: null,
    });
  return {
    id,
    name,
    lang,
    link,
    version,
    form: storedForm(diary),
    covers: present ? [present, ...covers.filter((cover) => cover.id !== present.id)] : covers,
    isFinished: is_harvest,
    weeks: items_week.length,
  };
}
