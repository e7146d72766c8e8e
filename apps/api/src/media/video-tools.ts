import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Timeout in milliseconds for converting the longest video. */
const CONVERT_TIMEOUT = 30 * 60_000;
const LOOK_TIMEOUT = 30_000;

/** Maximum side of a converted video, px. */
const LONGEST_SIDE = 1920;

/** At most that size, with even sides. */
const SCALE = `scale='min(iw,iw*${LONGEST_SIDE}/max(iw,ih))':-2,scale=trunc(iw/2)*2:trunc(ih/2)*2`;

/** ffmpeg's data about a file. */
export interface ProbedVideo {
  readonly codec: string;
  readonly pixelFormat: string;
  readonly sound: string | null;
  readonly width: number;
  readonly height: number;
  readonly duration: number | null;
}

/** Whether ffmpeg came to the end and refused the file, instead of being stopped on its way. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "number";
}

/** Null if ffmpeg rejects the file or is not installed; an interrupted run may succeed later. */
function noAnswer(error: unknown): null {
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  if (isMissing || error instanceof SyntaxError || isRefusal(error)) return null;
  throw error;
}

/** Only local files are read, for any references in an uploaded playlist. */
const INPUT = ["-protocol_whitelist", "file"];

/** Whether ffmpeg is on the PATH. */
export async function hasFfmpeg(): Promise<boolean> {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const found = await Promise.allSettled(
    folders.map((folder) => access(join(folder, "ffmpeg"), constants.X_OK)),
  );
  return found.some(({ status }) => status === "fulfilled");
}

/**
 * Reads the streams of a video, upright.
 *
 * @returns null when ffmpeg is not installed or cannot read it
 * @throws when ffmpeg was stopped before it had an answer
 */
export async function probeVideo(path: string): Promise<ProbedVideo | null> {
  try {
    const { stdout } = await run(
      "ffprobe",
      ["-v", "error", ...INPUT, "-show_streams", "-show_format", "-of", "json", path],
      { timeout: LOOK_TIMEOUT, maxBuffer: 4_000_000 },
    );
    return readProbe(JSON.parse(stdout) as Probe);
  } catch (error) {
    return noAnswer(error);
  }
}

interface Probe {
  streams?: readonly {
    codec_type?: string;
    codec_name?: string;
    pix_fmt?: string;
    width?: number;
    height?: number;
    side_data_list?: readonly { rotation?: number }[];
  }[];
  format?: { duration?: string };
}

function readProbe({ streams = [], format }: Probe): ProbedVideo | null {
  const video = streams.find(({ codec_type }) => codec_type === "video");
  if (!video?.width || !video.height) return null;
  const turn = video.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  const isSideways = Math.abs(turn) % 180 === 90;
  const seconds = Number(format?.duration);
  return {
    codec: video.codec_name ?? "",
    pixelFormat: video.pix_fmt ?? "",
    sound: streams.find(({ codec_type }) => codec_type === "audio")?.codec_name ?? null,
    width: isSideways ? video.height : video.width,
    height: isSideways ? video.width : video.height,
    duration: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}

/** Whether every browser plays the file unchanged. */
export function playsEverywhere({ codec, pixelFormat, sound, width, height }: ProbedVideo): boolean {
  return (
    codec === "h264" &&
    pixelFormat === "yuv420p" &&
    (sound === null || sound === "aac") &&
    Math.max(width, height) <= LONGEST_SIDE
  );
}

/**
 * Converts a video to H.264 and AAC in MP4: upright, 8 bits, at most 1,920 px a side, without metadata.
 *
 * @param options.format - ffmpeg's name of the only format that the source may have; any by default
 * @throws when ffmpeg fails or is not installed
 */
export async function convertVideo(
  source: string,
  target: string,
  { format, timeout = CONVERT_TIMEOUT }: { format?: string; timeout?: number } = {},
): Promise<void> {
  const input = [...INPUT, ...(format === undefined ? [] : ["-f", format]), "-i", source];
  await run(
    "ffmpeg",
    [
      ...["-nostdin", "-v", "error", ...input, "-map", "0:V:0", "-map", "0:a:0?"],
      ...["-map_metadata", "-1", "-map_chapters", "-1", "-vf", SCALE],
      ...[
        "-c:v",
        "libx264",
        "-preset",
        "veryfast",
        "-crf",
        "24",
        "-pix_fmt",
        "yuv420p",
        "-c:a",
        "aac",
        "-b:a",
        "128k",
      ],
      ...["-movflags", "+faststart", "-fflags", "+bitexact", "-f", "mp4", "-y", target],
    ],
    { timeout },
  );
}

/**
 * Extracts the frame at a second as PNG, upright, at most 1,920 px a side.
 *
 * @returns null when ffmpeg is not installed or cannot read the file
 * @throws when ffmpeg was stopped before it had an answer
 */
export async function frameAt(path: string, second: number): Promise<Buffer | null> {
  try {
    const { stdout } = await run(
      "ffmpeg",
      [
        ...["-nostdin", "-v", "error", ...INPUT, "-ss", String(second), "-i", path, "-frames:v", "1"],
        ...["-vf", SCALE, "-f", "image2pipe", "-c:v", "png", "-"],
      ],
      { timeout: LOOK_TIMEOUT, encoding: "buffer", maxBuffer: 80_000_000 },
    );
    return stdout.byteLength > 0 ? stdout : null;
  } catch (error) {
    return noAnswer(error);
  }
}
