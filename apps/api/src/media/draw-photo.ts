import { PHOTO_FORMATS, type PhotoFormat, storedPhotoWidths } from "@grow/domain";
import sharp, { type Sharp } from "sharp";
import { MediaError } from "./media-error.ts";
import type { MediaStore, StoredFile } from "./media-store.ts";
import { OPEN_PHOTO } from "./photo-header.ts";
import type { VirusScan } from "./virus-scanner.ts";
import type { WorkQueue } from "./work-queue.ts";

// One thread per picture: the queue limits parallel encoding, and the event loop keeps a core.
sharp.concurrency(1);
sharp.cache(false);

/** Maximum side of the stored original, from which every variant and later rotation is made. */
const ORIGINAL_SIDE = 4096;

/** Drawn before the response: what the editor's grid and a phone's gallery show first. */
const FIRST_VARIANTS: readonly Variant[] = [
  { width: 320, format: "webp" },
  { width: 640, format: "webp" },
  { width: 320, format: "avif" },
];

/** Width of the largest variant, px: wider photos have the same steps. */
const WIDEST = storedPhotoWidths(ORIGINAL_SIDE).at(-1) ?? ORIGINAL_SIDE;

interface Variant {
  width: number;
  format: PhotoFormat;
}

/** Picture data of a photo's row. Sizes are those of the stored original, upright. */
export interface PhotoFacts {
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`. */
  color: string;
  /** A 20 px WebP as a data URI. */
  preview: string;
}

/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** Dependencies of drawing. */
export interface DrawingRoom {
  store: MediaStore;
  queue: WorkQueue;
  /**
   * Charges a file to the budget before any of it is decoded.
   *
   * @param pixels - of the uploaded picture; 0 for a video
   * @throws ApiError 429 when the member has exceeded the hourly budget
   */
  charge?(pixels: number): Promise<void>;
  /** Has an uploaded file scanned; absent without a virus scanner. */
  readonly scan?: VirusScan;
}

/**
 * Normalises an uploaded picture: upright, without any metadata (including its location), in sRGB, at most 4096 px a side. Stores it with
 * the first variants under `key` and returns its data. {@link drawMissingVariants} adds the other variants.
 *
 * @param source path or bytes; its header has been checked
 * @throws MediaError `wrong_format` when the picture cannot be decoded completely; nothing is stored then
 */
export async function takeInPhoto(
  room: DrawingRoom,
  key: string,
  source: string | Uint8Array,
  turn: Turn = 0,
): Promise<PhotoFacts> {
  const { store, queue } = room;
  const upright = () => sharp(source, OPEN_PHOTO).autoOrient().rotate(turn);
  try {
    const { width, height, hasAlpha } = await sizeOfOriginal(source, turn);
    const masterTask = queue.now(() => drawMaster(upright(), width, height));
    const first = variantsOf(width).filter((variant) => isFirst(variant, width));
    const [color, preview] = await allOrNone([
      masterTask.then(meanColor),
      masterTask.then(previewOf),
      queue.now(() => storeOriginal(store, key, upright().resize(width, height, { fit: "fill" }), hasAlpha)),
      ...first.map((variant) =>
        masterTask.then((master) => queue.now(() => storeVariant(store, key, open(master), variant))),
      ),
    ]);
    return { width, height, color, preview };
  } catch (error) {
    await store.removeFolder(key);
    throw isSharpError(error) ? new MediaError("wrong_format") : error;
  }
}

/**
 * Draws the variants that {@link takeInPhoto} left out, widest first since small ones exist already. Safe to interrupt and repeat; stored
 * variants are not drawn again.
 *
 * @param signal stops it before the next variant
 * @returns false when the key has no original
 */
export async function drawMissingVariants(
  room: DrawingRoom,
  key: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const { store, queue } = room;
  const names = new Set(await store.list(key));
  const original = await readOriginal(store, key);
  if (!original) return false;
  const { width, height } = await sharp(original).metadata();
  const missing = variantsOf(width).filter((variant) => !names.has(variantName(variant)));
  if (missing.length === 0) return true;
  const master = await queue.later(() => drawMaster(sharp(original), width, height));
  for (const variant of missing.reverse()) {
    signal?.throwIfAborted();
    await queue.later(() => storeVariant(store, key, open(master), variant));
  }
  return true;
}

/**
 * Rotates a photo clockwise, under a new key, because files at a URL never change.
 *
 * @returns null when the old key has no original
 */
export async function turnPhoto(
  room: DrawingRoom,
  oldKey: string,
  newKey: string,
  turn: Exclude<Turn, 0>,
): Promise<PhotoFacts | null> {
  const original = await readOriginal(room.store, oldKey);
  return original && takeInPhoto(room, newKey, original, turn);
}

/**
 * Crops a photo to a square, under a new key.
 *
 * @param square within the stored original, px
 * @returns null when the old key has no original
 */
export async function cropPhoto(
  room: DrawingRoom,
  oldKey: string,
  newKey: string,
  { x: left, y: top, size }: { x: number; y: number; size: number },
): Promise<PhotoFacts | null> {
  const original = await readOriginal(room.store, oldKey);
  if (original === null) return null;
  const cut = await room.queue.now(() =>
    sharp(original).extract({ left, top, width: size, height: size }).png({ compressionLevel: 1 }).toBuffer(),
  );
  return await takeInPhoto(room, newKey, cut);
}

interface Master {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Decodes the picture once, at the largest stored width; all variants are scaled from it. */
async function drawMaster(picture: Sharp, width: number, height: number): Promise<Master> {
  const scale = Math.min(1, WIDEST / width);
  const size = [Math.round(width * scale), Math.max(1, Math.round(height * scale))] as const;
  return await picture
    .resize(...size, { fit: "fill" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

function open(master: Master): Sharp {
  return sharp(master.data, { raw: master.info });
}

/** Size of the stored original: upright, rotated, and limited to the maximum side. */
async function sizeOfOriginal(source: string | Uint8Array, turn: Turn) {
  const { autoOrient, hasAlpha } = await sharp(source, OPEN_PHOTO).metadata();
  const isSideways = turn === 90 || turn === 270;
  const [width, height] = isSideways
    ? [autoOrient.height, autoOrient.width]
    : [autoOrient.width, autoOrient.height];
  const scale = Math.min(1, ORIGINAL_SIDE / Math.max(width, height));
  const fit = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: fit(width), height: fit(height), hasAlpha };
}

/** JPEG, or WebP for pictures with transparency. Encoders write no metadata by default. */
async function storeOriginal(
  store: MediaStore,
  key: string,
  picture: Sharp,
  hasAlpha: boolean,
): Promise<void> {
  const encoded = hasAlpha ? picture.webp({ quality: 92, effort: 2 }) : picture.jpeg({ quality: 92 });
  await store.put(`${key}/${hasAlpha ? ORIGINAL_NAMES[1] : ORIGINAL_NAMES[0]}`, await encoded.toBuffer());
}

const ORIGINAL_NAMES = ["original.jpeg", "original.webp"] as const;

/** Opens the stored original of a photo, with its file name; null when the key has none. */
export async function openOriginal(
  store: MediaStore,
  key: string,
): Promise<{ name: string; file: StoredFile } | null> {
  for (const name of ORIGINAL_NAMES) {
    const file = await store.open(`${key}/${name}`);
    if (file !== null) return { name, file };
  }
  return null;
}

async function readOriginal(store: MediaStore, key: string): Promise<Uint8Array | null> {
  const [jpeg, webp] = ORIGINAL_NAMES;
  return (await store.read(`${key}/${jpeg}`)) ?? (await store.read(`${key}/${webp}`));
}

function variantsOf(width: number): Variant[] {
  return storedPhotoWidths(width).flatMap((step) => PHOTO_FORMATS.map((format) => ({ width: step, format })));
}

/** For a photo narrower than the first variants, its widest step is the first. */
function isFirst(variant: Variant, sourceWidth: number): boolean {
  const widest = storedPhotoWidths(sourceWidth).at(-1) ?? sourceWidth;
  return FIRST_VARIANTS.some(
    (first) => first.format === variant.format && Math.min(first.width, widest) === variant.width,
  );
}

function variantName({ width, format }: Variant): string {
  return `${width}.${format}`;
}

/**
 * Measured on photos of 12 megapixels: AVIF at effort 1 with chroma subsampling has the size of effort 2 in half its time; WebP at effort 2
 * is 6 % larger than at effort 3, also in half.
 */
const AVIF = { quality: 52, effort: 1, chromaSubsampling: "4:2:0" } as const;
const WEBP = { quality: 76, effort: 2 } as const;

async function storeVariant(store: MediaStore, key: string, picture: Sharp, variant: Variant): Promise<void> {
  const sized = picture.resize(variant.width);
  const encoded = variant.format === "avif" ? sized.avif(AVIF) : sized.webp(WEBP);
  await store.put(`${key}/${variantName(variant)}`, await encoded.toBuffer());
}

async function meanColor(master: Master): Promise<string> {
  const pixel = await open(master)
    .removeAlpha()
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

async function previewOf(master: Master): Promise<string> {
  const bytes = await open(master).resize(20).webp({ quality: 40, effort: 4 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

/** libvips reports problems as plain errors; those of the file system have a code. */
function isSharpError(error: unknown): boolean {
  return error instanceof Error && !(error instanceof MediaError) && !("code" in error);
}

/** Like Promise.all, but rejects only when all have settled, so that nothing is written after the clean-up. */
async function allOrNone<Works extends readonly unknown[] | []>(
  works: Works,
): Promise<{ -readonly [Index in keyof Works]: Awaited<Works[Index]> }> {
  await Promise.allSettled(works);
  return await Promise.all(works);
}
