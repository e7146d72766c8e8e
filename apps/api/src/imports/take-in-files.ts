import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { DrawingRoom } from "../media/draw-photo.ts";
import { MediaError } from "../media/media-error.ts";
import type { PhotoFinisher } from "../media/photo-finisher.ts";
import { type ReceivedFile, receiveFile } from "../media/receive-file.ts";
import { copyUpload, type StoredUpload, takeInUpload } from "../media/take-in-upload.ts";
import type { ZipMember } from "../media/zip-reader.ts";
import type { AccountArchive } from "./account-archive.ts";
import type { SentDiary } from "./read-import.ts";

/** Dependencies of {@link takeInFiles}. */
export interface ImportRoom extends DrawingRoom {
  /** Folder for files that are still arriving. */
  readonly incoming: string;
}

/** A file of an archive in the store. */
export interface ImportedFile extends StoredUpload {
  /** Keys of other photos with the same content; null for such a copy. */
  readonly copies: string[] | null;
}

/** A file that a document names. */
interface WantedFile {
  readonly name: string | null;
  readonly kind: "photo" | "video";
}

/**
 * Stores each file of the diary like an upload: cleaned, and within the same limits. A photo under several names in the archive is
 * decoded once.
 *
 * @param files - filled by the name in the archive, so that the caller can remove what was stored before a failure
 */
export async function takeInFiles(
  media: ImportRoom,
  { diary, members }: SentDiary,
  files: Map<string, ImportedFile>,
): Promise<void> {
  const { item_cover } = diary.diary;
  const photos = [
    ...diary.items_week.flatMap((week) => week.items_photo),
    ...(item_cover ? [item_cover] : []),
  ];
  const videos = diary.items_week.flatMap((week) => week.items_video);
  await takeIn(media, members, files, [
    ...photos.map(({ file }) => ({ name: file, kind: "photo" as const })),
    ...videos.map(({ file }) => ({ name: file, kind: "video" as const })),
  ]);
}

/** The same for the pictures of a member. Those that are not in the archive are left out. */
export async function takeInPictures(
  media: ImportRoom,
  { account, members }: AccountArchive,
  files: Map<string, ImportedFile>,
): Promise<void> {
  const wanted = account.items_avatar.map(({ file }) => ({ name: file, kind: "photo" as const }));
  await takeIn(media, members, files, wanted);
}

/** Deletes the stored files of rows that were not saved. */
export async function discardFiles({ store }: ImportRoom, files: ReadonlyMap<string, ImportedFile>) {
  for (const { key } of files.values()) await store.removeFolder(key);
}

/** Draws the other sizes of photos whose rows are saved. */
export function finishFiles(finisher: PhotoFinisher, files: ReadonlyMap<string, ImportedFile>): void {
  for (const { kind, key, copies } of files.values()) {
    if (kind === "photo" && copies !== null) finisher.finish(key, copies);
  }
}

async function takeIn(
  media: ImportRoom,
  members: ReadonlyMap<string, ZipMember> | null,
  files: Map<string, ImportedFile>,
  wanted: readonly WantedFile[],
): Promise<void> {
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
  media: ImportRoom,
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
