import { listIn, oneOf } from "./argument-checks.ts";
import { numberIn, textIn, wholeIn } from "./number-input.ts";

/** Stored widths of a photo in pixels, by the place where it is shown. */
export const PHOTO_WIDTHS = {
  card: [160, 320, 480, 640],
  gallery: [320, 640, 960, 1600],
  cover: [640, 960, 1280, 1600],
  article: [640, 1000, 1600],
  short: [270, 540, 1080],
  square: [96, 320, 640],
} as const;

/** Place where a photo is shown. */
export type PhotoPlace = keyof typeof PHOTO_WIDTHS;

/** Stored file types of a photo, best first. */
export const PHOTO_FORMATS = ["avif", "webp"] as const;

/** File type of a photo. */
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/**
 * Lists the widths of a photo: those of its places that are narrower than the photo, and its own width if that is less than
 * the widest requested one. A photo is never enlarged.
 *
 * @param places - where the photo may be shown
 * @param width - its own width, px
 * @returns ascending widths without duplicates, at least one; empty unless the width is a finite number from 1 on
 * @example
 * photoWidths(["card"], 400); // [160, 320, 400]
 */
export function photoWidths(places: readonly PhotoPlace[], width: number): readonly number[] {
  const own = numberIn(width, 1);
  if (own === null) return [];
  const wanted = [...new Set(listIn(places).flatMap((place): readonly number[] => PHOTO_WIDTHS[place]))].sort(
    (a, b) => a - b,
  );
  const narrower = wanted.filter((candidate) => candidate < own);
  return narrower.length === wanted.length ? wanted : [...narrower, Math.round(own)];
}

/** Places where a photo of a diary, a grower or the catalogue may be shown. */
const STORED_PLACES: readonly PhotoPlace[] = ["card", "gallery", "cover", "square"];

/**
 * Lists the widths a photo is stored in: all that any place needs. Uploads and links use the same list.
 *
 * @param width - the photo's own width, px
 * @returns ascending widths without duplicates, at least one
 * @example
 * storedPhotoWidths(640); // [96, 160, 320, 480, 640]
 */
export function storedPhotoWidths(width: number): readonly number[] {
  return photoWidths(STORED_PLACES, width);
}

/**
 * Builds the URL of one file of a photo by replacing the last segment of any of its URLs.
 *
 * @returns the URL; empty without one, and for a width that is not a whole number from 1 on
 * @throws TypeError for an unknown file type
 * @example
 * photoUrl("/media/5c1f/640.webp", 320, "avif"); // "/media/5c1f/320.avif"
 */
export function photoUrl(url: string, width: number, format: PhotoFormat): string {
  const base = textIn(url);
  oneOf(PHOTO_FORMATS, format);
  if (base === "" || wholeIn(width, 1) === null) return "";
  return `${base.slice(0, base.lastIndexOf("/") + 1)}${width}.${format}`;
}

/**
 * Builds the `srcset` of a photo for one file type.
 *
 * @param url - URL of any of its files
 * @param widths - available widths, see {@link photoWidths}
 * @param format - file type
 * @returns the files, without widths that are not whole numbers from 1 on
 * @example
 * photoSrcset("/media/5c1f/640.webp", [160, 320], "webp");
 * // "/media/5c1f/160.webp 160w, /media/5c1f/320.webp 320w"
 */
export function photoSrcset(url: string, widths: readonly number[], format: PhotoFormat): string {
  return listIn(widths)
    .filter((width) => wholeIn(width, 1))
    .map((width) => `${photoUrl(url, width, format)} ${width}w`)
    .join(", ");
}
