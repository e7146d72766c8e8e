import { UPLOAD_LIMITS } from "@grow/domain";
import sharp from "sharp";
import { MediaError } from "./media-error.ts";

const MAX_PHOTO_PIXELS = UPLOAD_LIMITS.image_pixels;

/** Options for opening an untrusted picture: reject truncated files, never decode beyond the limit. */
export const OPEN_PHOTO = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "truncated" } as const;

/**
 * Reads the header only, so that a file of 900 megapixels costs no decoding.
 *
 * @returns the number of pixels
 * @throws MediaError `pixel_limit` with `limit`, or `wrong_format`
 */
export async function checkPhotoHeader(path: string): Promise<number> {
  const { width, height } = await sharp(path, { limitInputPixels: false, failOn: "truncated" })
    .metadata()
    .catch(() => {
      throw new MediaError("wrong_format");
    });
  if (!width || !height) throw new MediaError("wrong_format");
  if (width * height > MAX_PHOTO_PIXELS) {
    throw new MediaError("pixel_limit", { limit: MAX_PHOTO_PIXELS });
  }
  return width * height;
}
