import type { Schema } from "@grow/contract";
import { type PhotoData, photoData } from "../../photo-source.ts";
import type { TabLength, TabRequest } from "../tab-list.ts";

export const GALLERY_CHOICES = { sort: ["new", "like"] } as const;
export type GalleryChoices = TabRequest<typeof GALLERY_CHOICES>;

/** Photos of one week that a page shows at most: a week of thirty would fill it alone. */
const PER_WEEK = 4;

/** A photo of a week, with the diary it is from. */
export interface GalleryPhoto {
  readonly id: number;
  readonly photo: PhotoData;
  readonly link: string;
  readonly diary: string;
  readonly lang: string;
}

export interface GalleryView extends TabLength {
  readonly sort: GalleryChoices["sort"];
  readonly photos: readonly GalleryPhoto[];
}

export function galleryView(
  sort: GalleryChoices["sort"],
  weeks: Schema<"WeekCardList">,
  length: TabLength,
): GalleryView {
  return {
    sort,
    ...length,
    photos: weeks.items.flatMap((week) =>
      week.items_photo.slice(0, PER_WEEK).map((photo) => ({
        id: photo.id,
        photo: photoData(photo),
        link: week.link,
        diary: week.item_diary.name,
        lang: week.lang,
      })),
    ),
  };
}
