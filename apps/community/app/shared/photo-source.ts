import { type PhotoPlace, photoSrcset, photoUrl, photoWidths } from "@grow/domain";
import type { PhotoSource } from "@grow/ui/media";

/** The fields of a wire photo that a page needs. */
export interface PhotoData {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
  readonly preview?: string | undefined;
}

/** Leaves away what a page does not show of a photo. */
export function photoData(photo: PhotoData): PhotoData {
  const { url, width, height, color, alt, preview } = photo;
  return { url, width, height, color, alt, ...(preview === undefined ? {} : { preview }) };
}

/** A photo in the widths of the place where it is shown. */
export function photoSource(photo: PhotoData, place: PhotoPlace): PhotoSource {
  const widths = photoWidths([place], photo.width);
  // The middle of the ladder for browsers that know no srcset.
  const plain = widths[Math.floor(widths.length / 2)] ?? photo.width;
  return {
    src: photoUrl(photo.url, plain, "webp"),
    srcSet: photoSrcset(photo.url, widths, "webp"),
    avifSrcSet: photoSrcset(photo.url, widths, "avif"),
    width: photo.width,
    height: photo.height,
    color: photo.color,
    alt: photo.alt,
    ...(photo.preview === undefined ? {} : { preview: photo.preview }),
  };
}
