import { PHOTO_FORMATS, type PhotoFormat, storedPhotoWidths } from "@grow/domain";
import sharp from "sharp";
import { drawPicture } from "./draw-picture.ts";
import { type PictureSpec, pictureSize } from "./picture-spec.ts";

// The caller decides how many pictures are drawn in parallel.
sharp.concurrency(1);
sharp.cache(false);

/** A picture as pixels. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** A file of a picture, named as in its media URL. */
export interface PictureFile {
  name: string;
  bytes: Buffer;
}

/** Resolution at which a pixel of the file is one unit of the drawing. */
const NATURAL_DENSITY = 72;

/**
 * Turns a spec into pixels (librsvg, about a third of a second for a plant in flower).
 *
 * @param width - of the pixels; the size of the spec by default
 */
export async function renderPicture(spec: PictureSpec, width?: number): Promise<Pixels> {
  const density = width === undefined ? NATURAL_DENSITY : (NATURAL_DENSITY * width) / pictureSize(spec).width;
  const { data, info } = await sharp(Buffer.from(drawPicture(spec)), {
    limitInputPixels: 4_000_000,
    unlimited: true,
    density,
  })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

const open = ({ data, width, height, channels }: Pixels) => sharp(data, { raw: { width, height, channels } });

/** A file name such as `320.avif`. */
export const fileName = (width: number, format: PhotoFormat): string => `${width}.${format}`;

/**
 * Encodes every stored variant, the widest first, then the original that rotating a photo starts from.
 * Drawings have no noise, so the fastest AVIF effort compresses as well as a slow one.
 */
export async function* encodeFiles(pixels: Pixels): AsyncGenerator<PictureFile> {
  for (const width of [...storedPhotoWidths(pixels.width)].reverse()) {
    for (const format of PHOTO_FORMATS)
      yield { name: fileName(width, format), bytes: await encode(pixels, width, format) };
  }
  yield { name: "original.jpeg", bytes: await open(pixels).jpeg({ quality: 88 }).toBuffer() };
}

function encode(pixels: Pixels, width: number, format: PhotoFormat): Promise<Buffer> {
  const sized = width === pixels.width ? open(pixels) : open(pixels).resize(width);
  return format === "avif"
    ? sized.avif({ quality: 54, effort: 0 }).toBuffer()
    : sized.webp({ quality: 76, effort: 1 }).toBuffer();
}

/** Mean colour as #rrggbb, the placeholder while the picture loads. */
export async function meanColour(pixels: Pixels): Promise<string> {
  const dot = await open(pixels).removeAlpha().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return `#${dot.subarray(0, 3).toString("hex")}`;
}

/** A WebP of 20 px as a data URI, shown blurred while the lead photo loads. */
export async function previewOf(pixels: Pixels): Promise<string> {
  const bytes = await open(pixels).resize(20).webp({ quality: 40, effort: 4 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
