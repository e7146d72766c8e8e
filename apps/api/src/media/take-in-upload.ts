import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { copyFolder } from "./copy-folder.ts";
import { type DrawingRoom, takeInPhoto } from "./draw-photo.ts";
import type { VideoFormat } from "./file-kind.ts";
import { cleanMp4 } from "./mp4-video.ts";
import { checkPhotoHeader } from "./photo-header.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { remuxVideo } from "./remux-video.ts";
import { cleanWebm } from "./webm-video.ts";

/** What the row of an upload says. */
export interface StoredUpload {
  key: string;
  kind: "photo" | "video";
  /** Null for a photo. */
  format: VideoFormat | null;
  width: number;
  height: number;
  color: string;
  preview: string | null;
  /** Seconds of a video, if its header tells. */
  duration: number | null;
  bytes: number;
}

/** A film has no poster without a decoder for it; black stands for it until it plays. */
const VIDEO_COLOR = "#000000";

/** 128 random bits: an address that cannot be guessed, as hidden diaries have photos too. */
export function newMediaKey(): string {
  return randomBytes(16).toString("hex");
}

/** Where a video lies under its key. */
export function videoName(width: number, format: VideoFormat): string {
  return `${width}.${format}`;
}

/**
 * Puts a received file into the store under a new key. The files come first and the row that names them
 * last, so that a row never promises what is not there.
 *
 * @throws MediaError `pixel_limit`, `wrong_format`; nothing stays in the store then
 * @throws ApiError 429 when the member has sent too much in an hour
 */
export async function takeInUpload(room: DrawingRoom, file: ReceivedFile): Promise<StoredUpload> {
  const key = newMediaKey();
  if (file.kind === "photo") {
    await room.charge?.(await checkPhotoHeader(file.path));
    const facts = await takeInPhoto(room, key, file.path);
    return { key, kind: "photo", format: null, duration: null, bytes: file.bytes, ...facts };
  }
  const { format } = file;
  await room.charge?.(0);
  await room.queue.now(() => remuxVideo(file.path, format));
  const facts = await (format === "mp4" ? cleanMp4(file.path) : cleanWebm(file.path));
  const { size: bytes } = await stat(file.path);
  await room.store.adopt(`${key}/${videoName(facts.width, format)}`, file.path);
  return { key, kind: "video", format, ...facts, color: VIDEO_COLOR, preview: null, bytes };
}

/**
 * Copies a photo under a new key without decoding it again.
 *
 * @throws ApiError 429 when the member has sent too much in an hour
 */
export async function copyUpload(room: DrawingRoom, upload: StoredUpload): Promise<StoredUpload> {
  await room.charge?.(0);
  const key = newMediaKey();
  await copyFolder(room.store, upload.key, key);
  return { ...upload, key };
}
