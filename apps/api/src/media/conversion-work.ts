import { UPLOAD_LIMITS } from "@grow/domain";
import type { RunLimits } from "./run-ffmpeg.ts";

/** Data of a stored video. */
export interface StoredVideo {
  readonly width: number;
  readonly height: number;
  /** Seconds; null when unknown. */
  readonly duration: number | null;
}

/** Pixels of Full HD, in which processor time is estimated. */
const FULL_HD = 1920 * 1080;

/** Work of the largest video that counts as small: a minute of Full HD. */
export const SMALL_WORK = 60 * FULL_HD;

/** Processor seconds of a second in Full HD, three times what HEVC with 60 frames takes on a slow machine, and of any conversion. */
const CPU_PER_SECOND = 3;
const CPU_AT_LEAST = 60;
const CPU_AT_MOST = 40 * 60;

/** Milliseconds of the longest conversion: less than its job may run. */
const TIMEOUT = 30 * 60_000;

/** Estimates the work of converting a video: pixels of a frame times seconds. */
export function conversionWork({ width, height, duration }: StoredVideo): number {
  const seconds = Math.min(duration ?? UPLOAD_LIMITS.video_seconds, UPLOAD_LIMITS.video_seconds);
  return Math.ceil(width * height * Math.max(1, seconds));
}

/** The limits of a conversion are in proportion to its estimated work, so that frames without number are not free. */
export function conversionLimits(video: StoredVideo): RunLimits {
  const cpu = CPU_AT_LEAST + Math.ceil((conversionWork(video) / FULL_HD) * CPU_PER_SECOND);
  return { timeout: TIMEOUT, cpu: Math.min(cpu, CPU_AT_MOST) };
}
