import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeFiles, meanColour, type Pixels, previewOf } from "@grow/tooling-illustrator/raster";

/** An encoded picture: its files, and what the row of a photo says of it. */
export interface EncodedPicture {
  /** Of what it was encoded from. */
  readonly hash: string;
  /** Names of the files, such as `320.avif`. */
  readonly files: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly preview: string;
  /** Size of the original in bytes. */
  readonly bytes: number;
}

/** Encoded pictures by name. */
export type EncodedPictures = Record<string, EncodedPicture>;

/** Writes a picture in every width and format into a folder. */
export async function encodePicture(folder: string, hash: string, pixels: Pixels): Promise<EncodedPicture> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  let bytes = 0;
  for await (const file of encodeFiles(pixels)) {
    await writeFile(join(folder, file.name), file.bytes);
    files.push(file.name);
    // The original is the last one.
    bytes = file.bytes.length;
  }
  const { width, height } = pixels;
  const [color, preview] = await Promise.all([meanColour(pixels), previewOf(pixels)]);
  return { hash, files, width, height, color, preview, bytes };
}
