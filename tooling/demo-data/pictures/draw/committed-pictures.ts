import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureSpec } from "../picture-spec.ts";
import { parsePictureSpec } from "../picture-spec-json.ts";
import { encodeFiles, meanColour, type PictureFile, previewOf } from "../raster.ts";
import type { DrawnPhoto, PhotoToDraw } from "./draw-photo-files.ts";
import { type MediaFolder, mediaFolder } from "./media-folder.ts";

/** The small pictures kept in the repository, by what they show. */
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
  "product",
  "avatar",
] as const;
export type CommittedSubject = (typeof committedSubjects)[number];

/** The kept picture that comes nearest to a spec. */
export function committedSubject(spec: PictureSpec): CommittedSubject {
  if (spec.kind === "avatar") return "avatar";
  if (spec.kind === "product" || spec.kind === "logo") return "product";
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

interface Kept {
  files: PictureFile[];
  folder: string;
  facts: Omit<DrawnPhoto, "id" | "key">;
}

/** Folder of the media that the files of a kept picture are linked from; no address leads to it. */
const sourceFolder = (subject: CommittedSubject) => `.committed-${subject}`;

async function open(
  folder: string,
  mediaPath: string,
  media: MediaFolder,
  subject: CommittedSubject,
): Promise<Kept> {
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
 * Gives every waiting photo one of the kept pictures, in seconds for thousands: each is encoded once and its files are linked.
 * The rows then carry the size of the kept picture.
 *
 * @param from folder of the kept pictures
 */
export async function useCommittedPictures(
  from: string,
  mediaPath: string,
  photos: readonly PhotoToDraw[],
  done: (drawn: DrawnPhoto) => Promise<void>,
): Promise<void> {
  const media = mediaFolder(mediaPath);
  const kept = new Map<CommittedSubject, Kept>();
  for (const photo of photos) {
    const subject = committedSubject(parsePictureSpec(photo.plan));
    const picture = kept.get(subject) ?? (await open(from, mediaPath, media, subject));
    kept.set(subject, picture);
    await media.share(photo.key, picture.files, picture.folder);
    await done({ id: photo.id, key: photo.key, ...picture.facts });
  }
}
