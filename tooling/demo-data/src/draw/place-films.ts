import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeFiles, meanColour, type Pixels, previewOf } from "@grow/tooling-illustrator/raster";
import sharp from "sharp";
import type { FilmPlan } from "../videos/video-rows.ts";
import type { DrawnPhoto, PhotoToDraw } from "./draw-photo-files.ts";
import { mediaFolder } from "./media-folder.ts";

const isFilmPlan = (plan: unknown): plan is FilmPlan =>
  typeof plan === "object" &&
  plan !== null &&
  "kind" in plan &&
  (plan.kind === "film" || plan.kind === "poster") &&
  "file" in plan &&
  typeof plan.file === "string" &&
  /^[a-z0-9-]+$/.test(plan.file);

/**
 * Puts a committed film, or the poster of one, among the media.
 *
 * @param from - folder of the committed videos
 */
export async function placeFilm(from: string, mediaPath: string, photo: PhotoToDraw): Promise<DrawnPhoto> {
  const { id, key, plan } = photo;
  if (!isFilmPlan(plan)) throw new Error(`Photo ${id} is no film`);
  const media = mediaFolder(mediaPath);
  const pixels = await posterOf(from, plan.file);
  const { width, height } = pixels;
  const facts = { id, key, width, height, color: await meanColour(pixels), preview: await previewOf(pixels) };
  if (plan.kind === "film") {
    const bytes = await readFile(join(from, `${plan.file}.mp4`));
    await media.write(key, { name: `${width}.mp4`, bytes });
    return { ...facts, bytes: bytes.length };
  }
  let size = 0;
  for await (const file of encodeFiles(pixels)) {
    await media.write(key, file);
    size = file.bytes.length;
  }
  return { ...facts, bytes: size };
}

async function posterOf(from: string, file: string): Promise<Pixels> {
  const { data, info } = await sharp(await readFile(join(from, `${file}.webp`)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}
