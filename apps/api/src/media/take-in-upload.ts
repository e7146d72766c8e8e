import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { unavailable } from "../errors/api-error.ts";
import { copyFolder } from "./copy-folder.ts";
import { type DrawingRoom, takeInPhoto } from "./draw-photo.ts";
import type { VideoFormat } from "./file-kind.ts";
import { MediaError } from "./media-error.ts";
import { cleanMp4 } from "./mp4-video.ts";
import { checkPhotoHeader } from "./photo-header.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { remuxVideo } from "./remux-video.ts";
import { hasFfmpeg } from "./run-ffmpeg.ts";
import { checkVideoLimits } from "./video-limits.ts";
import { type ProbedVideo, probeVideo } from "./video-tools.ts";
import { cleanWebm } from "./webm-video.ts";

/** The data of an upload's row. */
export interface StoredUpload {
  key: string;
  kind: "photo" | "video";
  /** Null for a photo. */
  format: VideoFormat | null;
  width: number;
  height: number;
  color: string;
  preview: string | null;
  /** Seconds of a video, if its header has them. */
  duration: number | null;
  bytes: number;
}

/** Placeholder colour of a video, whose poster would need a decoder. */
const VIDEO_COLOR = "#000000";

/** 128 random bits, so that URLs cannot be guessed: hidden diaries have photos too. */
export function newMediaKey(): string {
  return randomBytes(16).toString("hex");
}

/** File name of a video within its key. */
export function videoName(width: number, format: VideoFormat): string {
  return `${width}.${format}`;
}

/**
 * Stores a received file under a new key. The files are stored before the row that references them, so that a row never references missing
 * files.
 *
 * @throws MediaError `infected`, `pixel_limit`, `duration_limit`, `wrong_format` for a broken video, `mov` for a mov without ffmpeg; nothing stays in the store then
 * @throws ApiError 429 when the member has exceeded the hourly budget, 503 while the virus scanner does not answer
 */
export async function takeInUpload(room: DrawingRoom, file: ReceivedFile): Promise<StoredUpload> {
  await room.scan?.(file.path);
  const key = newMediaKey();
  if (file.kind === "photo") {
    await room.charge?.(await checkPhotoHeader(file.path));
    const facts = await takeInPhoto(room, key, file.path);
    return { key, kind: "photo", format: null, duration: null, bytes: file.bytes, ...facts };
  }
  await room.charge?.(0);
  const probed = await room.queue.now(() => probeUpload(file.path, file.format));
  if (probed) checkVideoLimits(probed);
  const isRemuxed = await room.queue.now(() => remuxVideo(file.path, file.format));
  if (file.format === "mov" && !isRemuxed) {
    throw new MediaError((await hasFfmpeg()) ? "wrong_format" : "mov");
  }
  const format = file.format === "mov" ? "mp4" : file.format;
  const facts = await (format === "mp4" ? cleanMp4(file.path) : cleanWebm(file.path));
  // The header of the copy says how long the tracks really are.
  checkVideoLimits(facts);
  const { size: bytes } = await stat(file.path);
  await room.store.adopt(`${key}/${videoName(facts.width, format)}`, file.path);
  return { key, kind: "video", format, ...facts, color: VIDEO_COLOR, preview: null, bytes };
}

/** @throws ApiError 503 when ffmpeg was stopped before it had an answer */
async function probeUpload(path: string, format: VideoFormat | "mov"): Promise<ProbedVideo | null> {
  try {
    return await probeVideo(path, format);
  } catch {
    throw unavailable(60, "timeout");
  }
}

/**
 * Copies a photo under a new key without decoding it again.
 *
 * @throws ApiError 429 when the member has exceeded the hourly budget
 */
export async function copyUpload(room: DrawingRoom, upload: StoredUpload): Promise<StoredUpload> {
  await room.charge?.(0);
  const key = newMediaKey();
  await copyFolder(room.store, upload.key, key);
  return { ...upload, key };
}
