import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureSpec, ProductShape } from "@grow/tooling-illustrator";
import { parsePictureSpec, productShapes } from "@grow/tooling-illustrator";
import { encodeFiles, meanColour, type PictureFile, previewOf } from "@grow/tooling-illustrator/raster";
import sharp from "sharp";
import type { DrawnPhoto, PhotoToDraw } from "./draw-photo-files.ts";
import { type MediaFolder, mediaFolder } from "./media-folder.ts";

/** Small pictures in the repository, by subject. */
export const committedSubjects = [
  "germination",
  "vegetative-young",
  "vegetative",
  "flowering-tent",
  "flowering-window",
  "flowering-outdoor",
  "flowering-bud",
  "leaf",
  "drying",
  "jar",
  "logo",
  "avatar",
  ...productShapes.map((shape): `product-${ProductShape}` => `product-${shape}`),
] as const;
export type CommittedSubject = (typeof committedSubjects)[number];

/** The committed picture closest to a spec. */
export function committedSubject(spec: PictureSpec): CommittedSubject {
  if (spec.kind === "avatar") return "avatar";
  if (spec.kind === "logo") return "logo";
  if (spec.kind === "product") return `product-${spec.shape}`;
  if (spec.phase === "germination") return "germination";
  if (spec.phase === "harvest")
    return spec.view === "jar" ? "jar" : spec.view === "drying" ? "drying" : "flowering-bud";
  if (spec.view === "leaf") return "leaf";
  if (spec.phase === "vegetative") return spec.week < 3 ? "vegetative-young" : "vegetative";
  if (spec.view === "bud") return "flowering-bud";
  return spec.setting === "tent"
    ? "flowering-tent"
    : spec.setting === "window"
      ? "flowering-window"
      : "flowering-outdoor";
}

interface CommittedPicture {
  files: PictureFile[];
  folder: string;
  facts: Omit<DrawnPhoto, "id" | "key">;
}

/** Media folder that the files of a committed picture are linked from; it has no URL. */
const sourceFolder = (subject: CommittedSubject) => `.committed-${subject}`;

async function open(
  folder: string,
  mediaPath: string,
  media: MediaFolder,
  subject: CommittedSubject,
): Promise<CommittedPicture> {
  const { data, info } = await sharp(await readFile(join(folder, `${subject}.webp`)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = {
    data,
    width: info.width,
    height: info.height,
    channels: info.channels === 4 ? (4 as const) : (3 as const),
  };
  const files: PictureFile[] = [];
  for await (const file of encodeFiles(pixels)) {
    files.push(file);
    await media.write(sourceFolder(subject), file);
  }
  return {
    files,
    folder: join(mediaPath, sourceFolder(subject)),
    facts: {
      width: pixels.width,
      height: pixels.height,
      color: await meanColour(pixels),
      preview: await previewOf(pixels),
      bytes: files.at(-1)?.bytes.length ?? 0,
    },
  };
}

/**
 * Gives every planned photo one of the committed pictures, in seconds for thousands: each is encoded once and its files are linked.
 * The rows then carry the size of the committed picture.
 *
 * @param from folder of the committed pictures
 */
export async function useCommittedPictures(
  from: string,
  mediaPath: string,
  photos: readonly PhotoToDraw[],
  done: (drawn: DrawnPhoto) => Promise<void>,
): Promise<void> {
  const media = mediaFolder(mediaPath);
  const opened = new Map<CommittedSubject, CommittedPicture>();
  for (const photo of photos) {
    const subject = committedSubject(parsePictureSpec(photo.plan));
    const picture = opened.get(subject) ?? (await open(from, mediaPath, media, subject));
    opened.set(subject, picture);
    await media.share(photo.key, picture.files, picture.folder);
    await done({ id: photo.id, key: photo.key, ...picture.facts });
  }
}
