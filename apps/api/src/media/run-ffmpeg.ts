import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { UPLOAD_LIMITS } from "@grow/domain";
import type { VideoFormat } from "./file-kind.ts";

/** Address space of a run, bytes. The largest frames with 16 references were measured with 0.6 GB in memory. */
const MEMORY = 2 * 1024 ** 3;

/** Largest block that ffmpeg allocates, bytes. */
const LARGEST_BLOCK = 256 * 1024 ** 2;

/** Encoding threads of a run; decoding and filters have one each. */
const THREADS = 2;

/** ffmpeg's names of the formats that it may read. */
const READERS = { mp4: "mov", mov: "mov", webm: "matroska", gif: "gif" } as const;

/** A format of uploads that ffmpeg reads. */
export type InputFormat = keyof typeof READERS & (VideoFormat | "mov" | "gif");

/** Bounds of a run. */
export interface RunLimits {
  /** Milliseconds until it is stopped. */
  readonly timeout: number;
  /** Seconds of processor time. */
  readonly cpu: number;
}

/**
 * Arguments for reading an upload. ffmpeg would guess the format by the content otherwise, and take a video for a playlist or a session
 * description, which refer to other files.
 */
export function inputArguments(path: string, format: InputFormat): string[] {
  return ["-protocol_whitelist", "file", "-f", READERS[format], "-i", path];
}

/** Bounds of decoding, before the input, and of encoding, before the output. */
export const DECODING = ["-threads", "1", "-max_pixels", String(UPLOAD_LIMITS.video_pixels)];
export const ENCODING = ["-threads", String(THREADS)];

/**
 * Runs ffmpeg or ffprobe with bounded memory and processor time, at low priority. Without prlimit (Linux) only its own limits apply.
 *
 * @returns its standard output, at most 80 MB
 * @throws the error of `execFile`: see {@link isRefusal}
 */
export async function runFfmpeg(
  tool: "ffmpeg" | "ffprobe",
  given: readonly string[],
  { timeout, cpu }: RunLimits,
): Promise<Buffer> {
  const own = ["-v", "error", "-max_alloc", String(LARGEST_BLOCK)];
  const plain =
    tool === "ffmpeg" ? ["-nostdin", "-filter_threads", "1", ...own, ...given] : [...own, ...given];
  const bounds = [`--as=${MEMORY}`, `--cpu=${cpu}`, "--core=0", "nice", "-n", "10", tool];
  const [command, args] = (await isOnPath("prlimit")) ? ["prlimit", [...bounds, ...plain]] : [tool, plain];
  return await new Promise((resolve, reject) => {
    const child = execFile(
      command,
      args,
      { timeout, encoding: "buffer", maxBuffer: 80_000_000, killSignal: "SIGKILL" },
      (error, stdout) => {
        process.off("exit", stop);
        if (error) reject(error);
        else resolve(stdout);
      },
    );
    // A server that exits leaves no run behind, which the next one would repeat beside it.
    const stop = () => child.kill("SIGKILL");
    process.once("exit", stop);
  });
}

/** Exit status of ffmpeg after a signal. */
const STOPPED = 255;

/** Whether ffmpeg came to the end and refused the file, instead of being stopped on its way. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && typeof error.code === "number" && error.code !== STOPPED
  );
}

/** Whether ffmpeg is on the PATH. */
export async function hasFfmpeg(): Promise<boolean> {
  return await isOnPath("ffmpeg");
}

async function isOnPath(program: string): Promise<boolean> {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const found = await Promise.allSettled(
    folders.map((folder) => access(join(folder, program), constants.X_OK)),
  );
  return found.some(({ status }) => status === "fulfilled");
}
