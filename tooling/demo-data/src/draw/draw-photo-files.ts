import { parsePictureSpec } from "@grow/tooling-illustrator";
import { encodeFiles, meanColour, previewOf, renderPicture } from "@grow/tooling-illustrator/raster";
import { mediaFolder } from "./media-folder.ts";

/** A photo to be drawn. Plain data, as it is sent to a worker. */
export interface PhotoToDraw {
  id: number;
  key: string;
  /** The stored picture spec. */
  plan: unknown;
}

/** What the row of a drawn photo says. */
export interface DrawnPhoto {
  id: number;
  key: string;
  width: number;
  height: number;
  color: string;
  preview: string;
  bytes: number;
}

/** Draws a photo and writes all its files under `folder`. */
export async function drawPhotoFiles(folder: string, photo: PhotoToDraw): Promise<DrawnPhoto> {
  const pixels = await renderPicture(parsePictureSpec(photo.plan));
  const media = mediaFolder(folder);
  let bytes = 0;
  for await (const file of encodeFiles(pixels)) {
    await media.write(photo.key, file);
    if (file.name.startsWith("original")) bytes = file.bytes.length;
  }
  return {
    id: photo.id,
    key: photo.key,
    width: pixels.width,
    height: pixels.height,
    color: await meanColour(pixels),
    preview: await previewOf(pixels),
    bytes,
  };
}
