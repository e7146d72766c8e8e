import type { PhotoFormat } from "@grow/domain";
import sharp from "sharp";

/** Number of cached colours; each takes a few hundred bytes. */
const CACHED = 500;
/** Maximum side in pixels; browsers scale it, and a plain colour has no detail. */
const SIDE = 32;

const pictures = new Map<string, Promise<Buffer>>();

/** A placeholder in one colour with the photo's aspect ratio, until the photo is drawn. */
export function flatPicture(
  color: string,
  width: number,
  height: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const scale = SIDE / Math.max(width, height, 1);
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const name = `${color} ${size.join("x")} ${format}`;
  const known = pictures.get(name);
  if (known) return known;
  const [flatWidth = 1, flatHeight = 1] = size;
  const picture = sharp({
    create: { width: flatWidth, height: flatHeight, channels: 3, background: color },
  });
  const bytes = (format === "avif" ? picture.avif({ effort: 0 }) : picture.webp()).toBuffer();
  pictures.set(name, bytes);
  bytes.catch(() => pictures.delete(name));
  const oldest = pictures.keys().next();
  if (pictures.size > CACHED && !oldest.done) pictures.delete(oldest.value);
  return bytes;
}
