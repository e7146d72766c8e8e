import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { MediaServices } from "../../../http/services.ts";
import { MediaError } from "../../../media/media-error.ts";
import { type ReceivedFile, receiveFile } from "../../../media/receive-file.ts";
import { copyUpload, type StoredUpload, takeInUpload } from "../../../media/take-in-upload.ts";
import type { SentDiary } from "./read-import.ts";

/** A file of an archive in the store. */
export interface ImportedFile extends StoredUpload {
  /** Keys of other photos with the same content; null for such a copy. */
  readonly copies: string[] | null;
}

/**
 * Takes each file that the diary names into the store, as if it had been uploaded: cleaned, and within the same limits. A photo that the
 * archive holds under several names is decoded once.
 *
 * @param files - filled by the name in the archive, so that the caller can remove what was stored before a failure
 */
export async function takeInFiles(
  media: MediaServices,
  { diary, members }: SentDiary,
  files: Map<string, ImportedFile>,
): Promise<void> {
  const { item_cover } = diary.diary;
  const photos = [
    ...diary.items_week.flatMap((week) => week.items_photo),
    ...(item_cover ? [item_cover] : []),
  ];
  const videos = diary.items_week.flatMap((week) => week.items_video);
  const wanted = [
    ...photos.map(({ file }) => ({ name: file, kind: "photo" as const })),
    ...videos.map(({ file }) => ({ name: file, kind: "video" as const })),
  ];
  const byContent = new Map<string, ImportedFile>();
  for (const { name, kind } of wanted) {
    const member = name === null ? undefined : members?.get(name);
    if (name === null || member === undefined) continue;
    const taken = files.get(name);
    if (taken !== undefined && taken.kind !== kind) throw new MediaError("unsupported_type");
    if (taken !== undefined) continue;
    const received = await receiveFile(await member.open(), media.incoming);
    try {
      if (received.kind !== kind) throw new MediaError("unsupported_type");
      files.set(name, await takeInOnce(media, received, byContent));
    } finally {
      await received.discard();
    }
  }
}

async function takeInOnce(
  media: MediaServices,
  file: ReceivedFile,
  known: Map<string, ImportedFile>,
): Promise<ImportedFile> {
  if (file.kind === "video") return { ...(await takeInUpload(media, file)), copies: null };
  const hash = createHash("sha256");
  await pipeline(createReadStream(file.path), hash);
  const content = hash.digest("hex");
  const first = known.get(content);
  if (first !== undefined) {
    const copy = await copyUpload(media, first);
    first.copies?.push(copy.key);
    return { ...copy, copies: null };
  }
  const upload = { ...(await takeInUpload(media, file)), copies: [] };
  known.set(content, upload);
  return upload;
}
