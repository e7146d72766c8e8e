import { UPLOAD_LIMITS } from "@grow/domain";
import {
  DECODING,
  ENCODING,
  type InputFormat,
  inputArguments,
  isRefusal,
  type RunLimits,
  runFfmpeg,
} from "./run-ffmpeg.ts";

/** Limits of reading a header or one frame. */
const LOOK: RunLimits = { timeout: 30_000, cpu: 20 };

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

/** Null if ffmpeg rejects the file or is not installed; an interrupted run may succeed later. */
function noAnswer(error: unknown): null {
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  if (isMissing || error instanceof SyntaxError || isRefusal(error)) return null;
  throw error;
}

/** The facts that are read; the streams of a hostile file have many more. */
const FACTS =
  "stream=codec_type,codec_name,pix_fmt,width,height:stream_side_data=rotation:stream_disposition=attached_pic:format=duration";

/**
 * Reads the streams of a video, upright.
 *
 * @returns null when ffmpeg is not installed or cannot read it as this format
 * @throws when ffmpeg was stopped before it had an answer
 */
export async function probeVideo(path: string, format: InputFormat): Promise<ProbedVideo | null> {
  try {
    const args = ["-threads", "1", "-show_entries", FACTS, "-of", "json", ...inputArguments(path, format)];
    return readProbe(JSON.parse((await runFfmpeg("ffprobe", args, LOOK)).toString()) as Probe);
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
    disposition?: { attached_pic?: number };
    side_data_list?: readonly { rotation?: number }[];
  }[];
  format?: { duration?: string };
}

function readProbe({ streams = [], format }: Probe): ProbedVideo | null {
  // A picture attached as a cover is no track that is converted.
  const video = streams.find(
    ({ codec_type, disposition }) => codec_type === "video" && disposition?.attached_pic !== 1,
  );
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
 * Converts a video to H.264 and AAC in MP4: upright, 8 bits, at most 1,920 px a side, without metadata. What is longer than its header said
 * ends at the maximum length of a video.
 *
 * @throws when ffmpeg fails or is not installed
 */
export async function convertVideo(
  source: string,
  format: InputFormat,
  target: string,
  limits: RunLimits,
): Promise<void> {
  const tracks = ["-map", "0:V:0", "-map", "0:a:0?", "-map_metadata", "-1", "-map_chapters", "-1"];
  const picture = [
    "-vf",
    SCALE,
    "-c:v",
    "libx264",
    "-preset",
    "veryfast",
    "-crf",
    "24",
    "-pix_fmt",
    "yuv420p",
  ];
  const sound = ["-c:a", "aac", "-b:a", "128k"];
  const output = ["-movflags", "+faststart", "-fflags", "+bitexact", "-f", "mp4", "-y", target];
  const length = ["-t", String(UPLOAD_LIMITS.video_seconds + 1)];
  await runFfmpeg(
    "ffmpeg",
    [
      ...DECODING,
      ...inputArguments(source, format),
      ...tracks,
      ...picture,
      ...sound,
      ...length,
      ...ENCODING,
      ...output,
    ],
    limits,
  );
}

/**
 * Extracts the frame at a second as PNG, upright, at most 1,920 px a side.
 *
 * @returns null when ffmpeg is not installed or cannot read the file
 * @throws when ffmpeg was stopped before it had an answer
 */
export async function frameAt(path: string, format: InputFormat, second: number): Promise<Buffer | null> {
  try {
    const input = [...DECODING, "-ss", String(second), ...inputArguments(path, format)];
    const output = ["-frames:v", "1", "-vf", SCALE, ...ENCODING, "-f", "image2pipe", "-c:v", "png", "-"];
    const frame = await runFfmpeg("ffmpeg", [...input, ...output], LOOK);
    return frame.byteLength > 0 ? frame : null;
  } catch (error) {
    return noAnswer(error);
  }
}
