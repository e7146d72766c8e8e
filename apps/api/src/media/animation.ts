import { rename, rm, stat } from "node:fs/promises";
import { UPLOAD_LIMITS } from "@grow/domain";
import sharp from "sharp";
import type { DrawingRoom } from "./draw-photo.ts";
import { MediaError } from "./media-error.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { checkVideoLimits } from "./video-limits.ts";
import { convertVideo } from "./video-tools.ts";

/** Limits of converting an animation; its pixels are limited too. */
const CONVERSION = { timeout: 60_000, cpu: 60 };

/**
 * Converts an animated GIF to a video, which is smaller and can be paused, and returns all other files unchanged.
 *
 * @throws MediaError `animated` for an animation that cannot be converted: another type than GIF, or no ffmpeg; `pixel_limit` when a
 *   frame is larger than one of a video, or all together have more than ten times the pixels of the largest photo
 * @throws ApiError 429 when the member has exceeded the hourly budget
 */
export async function animationAsVideo(room: DrawingRoom, file: ReceivedFile): Promise<ReceivedFile> {
  if (file.kind !== "photo") return file;
  const header = await sharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const frames = header?.pages ?? 1;
  if (header === null || frames === 1) return file;
  if (header.format !== "gif") throw new MediaError("animated");
  const [width, height] = [header.width, header.pageHeight ?? header.height];
  checkVideoLimits({ width, height, duration: null });
  const pixels = width * height * frames;
  const limit = UPLOAD_LIMITS.image_pixels * 10;
  if (pixels > limit) throw new MediaError("pixel_limit", { limit });
  await room.charge?.(pixels);
  const target = `${file.path}.mp4`;
  try {
    await room.queue.now(() => convertVideo(file.path, "gif", target, CONVERSION));
    await rename(target, file.path);
  } catch {
    await rm(target, { force: true });
    throw new MediaError("animated");
  }
  const { size: bytes } = await stat(file.path);
  return { kind: "video", format: "mp4", path: file.path, bytes, discard: file.discard };
}
