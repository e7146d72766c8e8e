import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { SHORT_SECONDS } from "../content/videos/short-seconds.ts";
import type { Db } from "../db/database.ts";
import { conversionLimits } from "../media/conversion-work.ts";
import { type DrawingRoom, drawMissingVariants, takeInPhoto } from "../media/draw-photo.ts";
import { hasFfmpeg, isRefusal } from "../media/run-ffmpeg.ts";
import { newMediaKey, videoName } from "../media/take-in-upload.ts";
import {
  convertVideo,
  frameAt,
  type ProbedVideo,
  playsEverywhere,
  probeVideo,
} from "../media/video-tools.ts";

/** Dependencies of finishing a video. */
export interface VideoTools extends DrawingRoom {
  readonly db: Db;
  /** Folder of files during conversion. */
  readonly folder: string;
}

interface UnfinishedVideo {
  id: number;
  user_id: number | null;
  photo_id: number;
  cover_id: number | null;
  clip_start: number;
  clip_end: number | null;
  cover_time: number | null;
  key: string;
  width: number;
  height: number;
  duration: number | null;
  format: "mp4" | "webm";
}

/**
 * Converts an uploaded video for all browsers, creates its cover, and marks it as ready, or as failed when ffmpeg cannot read it. Without
 * ffmpeg the file stays unchanged and the video has no cover. Safe to interrupt and repeat.
 */
export async function finishVideo(tools: VideoTools, id: number): Promise<void> {
  const { db, store, folder } = tools;
  const { rows } = await sql<UnfinishedVideo>`
    select v.id, v.user_id, v.photo_id, v.cover_id, v.clip_start, v.clip_end, v.cover_time, f.key, f.width, f.height, f.duration, f.format
    from video v join photo f on f.id = v.photo_id where v.id = ${id}`.execute(db);
  const [video] = rows;
  if (!video) return;
  await mkdir(folder, { recursive: true });
  const source = join(folder, randomUUID());
  const target = `${source}.mp4`;
  try {
    const file = await store.open(`${video.key}/${videoName(video.width, video.format)}`);
    if (!file) return;
    await pipeline(await file.stream(), createWriteStream(source));
    const probed = await playableFile(tools, video, source, target);
    // The store has taken ownership of a converted file, so the frame is taken from the original.
    const cover = probed ? await drawCover(tools, video, source, probed) : null;
    if (cover === null && (await hasFfmpeg())) {
      await sql`update video set is_failed = true, failure = 'damaged', is_ready = false where id = ${id}`.execute(
        db,
      );
      return;
    }
    const isShort = probed
      ? probed.height > probed.width &&
        (video.clip_end ?? probed.duration ?? 0) - video.clip_start <= SHORT_SECONDS
      : null;
    await sql`
      update video set is_ready = true, is_failed = false, failure = null, cover_id = coalesce(${cover}, cover_id),
        duration = coalesce(${probed?.duration ?? null}, duration), is_short = coalesce(${isShort}::boolean, is_short)
      where id = ${id}`.execute(db);
  } finally {
    await rm(source, { force: true });
    await rm(target, { force: true });
  }
}

/** Marks a video as failed whose conversion was stopped twice. One that was ready before keeps its file and cover. */
export async function giveUpVideo(db: Db, id: number): Promise<void> {
  await sql`
    update video set is_failed = true, failure = 'timeout'
    where id = ${id} and not is_ready and not is_failed`.execute(db);
}

/** The streams of the file that browsers get, which replaces the original where not all of them play it; null for a damaged one. */
async function playableFile(
  tools: VideoTools,
  video: UnfinishedVideo,
  source: string,
  target: string,
): Promise<ProbedVideo | null> {
  const probed = await probeVideo(source, video.format);
  if (!probed || playsEverywhere(probed)) return probed;
  try {
    await convertVideo(source, video.format, target, conversionLimits(video));
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
  const converted = await probeVideo(target, "mp4");
  if (converted) await replaceFile(tools, video, target, converted);
  return converted;
}

/** Uses a new key, because files at a URL never change. */
async function replaceFile(
  { db, store }: VideoTools,
  { photo_id, key }: UnfinishedVideo,
  target: string,
  { width, height, duration }: ProbedVideo,
): Promise<void> {
  const newKey = newMediaKey();
  const { size } = await stat(target);
  await store.adopt(`${newKey}/${videoName(width, "mp4")}`, target);
  await sql`
    update photo set key = ${newKey}, format = 'mp4', width = ${width}, height = ${height}, duration = ${duration},
      bytes = ${size}
    where id = ${photo_id}`.execute(db);
  await store.removeFolder(key);
}

/** The frame at the chosen second, or shortly after the start, as first frames are often black. */
async function drawCover(
  tools: VideoTools,
  { user_id, clip_start, cover_time, format }: UnfinishedVideo,
  path: string,
  { duration }: ProbedVideo,
): Promise<number | null> {
  const second = cover_time ?? clip_start + Math.min(1, (duration ?? 0) / 3);
  const frame = (await frameAt(path, format, second)) ?? (await frameAt(path, format, 0));
  if (!frame) return null;
  const key = newMediaKey();
  const { width, height, color, preview } = await takeInPhoto(tools, key, frame);
  await drawMissingVariants(tools, key);
  const { rows } = await sql<{ id: number }>`
    insert into photo (key, kind, user_id, width, height, color, preview, bytes, state)
    values (${key}, 'photo', ${user_id}, ${width}, ${height}, ${color}, ${preview}, ${frame.byteLength}, 'ready')
    returning id`.execute(tools.db);
  return rows[0]?.id ?? null;
}
