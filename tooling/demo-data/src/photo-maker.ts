import type { Random } from "@grow/testing";
import { type PictureSpec, pictureSize, placeholderColour } from "@grow/tooling-illustrator";
import type { PhotoRow } from "./rows.ts";

/** Where a photo belongs. */
export interface PhotoPlace {
  readonly user_id: number | null;
  readonly diary_id: number | null;
  readonly week_id: number | null;
  /** The brand that it was uploaded for. */
  readonly brand_id?: number;
  readonly position: number;
  readonly alt: string;
  readonly add_date: string;
}

/** Makes photo rows, and keeps them. */
export interface PhotoMaker {
  readonly rows: PhotoRow[];
  make(spec: PictureSpec, place: PhotoPlace): PhotoRow;
}

/** Starts a maker of photo rows; keys follow from the seed, so that a second load finds the same files. */
export function createPhotoMaker(random: Random): PhotoMaker {
  const rows: PhotoRow[] = [];
  return {
    rows,
    make(spec, place) {
      const id = rows.length + 1;
      const stream = random.fork(id);
      const key = Array.from({ length: 4 }, () =>
        Math.floor(stream.next() * 0x1_0000_0000)
          .toString(16)
          .padStart(8, "0"),
      ).join("");
      const row: PhotoRow = {
        id,
        key,
        ...{ ...place, brand_id: place.brand_id ?? null },
        ...pictureSize(spec),
        color: placeholderColour(spec),
        state: "planned",
        plan: spec,
        cnt_likes: 0,
      };
      rows.push(row);
      return row;
    },
  };
}
