import type { GridPhoto } from "@grow/ui/media";
import { useLingui } from "@lingui/react/macro";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { weekState } from "../../../../../shared/words/phase-words.ts";
import type { WeekView } from "../week-view.ts";

/** Texts about the photos of a week. */
export type WeekPhotosOf = Pick<WeekView, "photos" | "name" | "faza">;

/** The photos of a week, each with what is to be seen on it. */
export function useWeekPhotos({ photos, name, faza }: WeekPhotosOf): readonly GridPhoto[] {
  const { i18n, t } = useLingui();
  const state = weekState(i18n, name, faza);
  return photos.map((photo, index) => {
    const number = index + 1;
    return {
      ...photoSource(photo, "gallery"),
      id: photo.id,
      href: photo.url,
      alt: photo.alt || t({ id: "diary.photo", message: `Photo ${number}: ${state}` }),
    };
  });
}
