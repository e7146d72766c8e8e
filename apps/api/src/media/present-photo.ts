import type { Schema } from "@grow/contract";
import { photoUrl, storedPhotoWidths } from "@grow/domain";
import { videoName } from "./take-in-upload.ts";

/** The columns of a photo's row needed to show it. */
export interface PhotoRow {
  id: number;
  key: string;
  width: number;
  height: number;
  color: string;
  alt: string;
}

/** The columns of a video's row. */
export interface VideoRow extends PhotoRow {
  format: "mp4" | "webm";
  duration: number | null;
}

/** Width of the largest file of any photo, px. */
const WIDEST = storedPhotoWidths(Number.MAX_SAFE_INTEGER).at(-1) ?? 1;

/** The largest WebP of a photo. */
export function largestUrl({ key, width }: Pick<PhotoRow, "key" | "width">): string {
  return photoUrl(`/media/${key}/`, Math.min(width, WIDEST), "webp");
}

/** The largest WebP no wider than `limit` px; the smallest one when all are wider. */
export function urlUpTo({ key, width }: Pick<PhotoRow, "key" | "width">, limit: number): string {
  const widths = storedPhotoWidths(width);
  const fitting = widths.filter((step) => step <= limit);
  return photoUrl(`/media/${key}/`, fitting.at(-1) ?? widths[0] ?? width, "webp");
}

/** A square picture (avatar, logo) for lists: sharp at 48 px on any screen. */
export function squareUrl(key: string | null): string | null {
  return key === null ? null : photoUrl(`/media/${key}/`, 160, "webp");
}

/** @param preview the blurred miniature, only for a page's lead photo */
export function presentPhoto(row: PhotoRow, preview: string | null = null): Schema<"Photo"> {
  return {
    id: row.id,
    url: largestUrl(row),
    width: row.width,
    height: row.height,
    color: row.color,
    alt: row.alt,
    is_remove: false,
    ...(preview === null ? {} : { preview }),
  };
}

export function presentVideo(row: VideoRow): Schema<"WeekVideo"> {
  return {
    id: row.id,
    url: `/media/${row.key}/${videoName(row.width, row.format)}`,
    width: row.width,
    height: row.height,
    duration: row.duration,
    color: row.color,
    alt: row.alt,
    is_remove: false,
  };
}
