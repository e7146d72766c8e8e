import { execFile } from "node:child_process";
import { rename, rm } from "node:fs/promises";
import { promisify } from "node:util";
import type { VideoFormat } from "./file-kind.ts";

const run = promisify(execFile);

/** Timeout in milliseconds for copying the largest upload; nothing is decoded. */
const TIMEOUT = 120_000;

/** ffmpeg's names of the formats, for reading and writing. */
const NAMES = { mp4: ["mov", "mp4"], webm: ["matroska", "webm"] } as const;

/**
 * Copies the first picture and sound track of a video to a new file, without metadata and chapters. Leaves a file that ffmpeg cannot read
 * unchanged, and does nothing without ffmpeg; box cleaning follows in any case.
 */
export async function remuxVideo(path: string, format: VideoFormat): Promise<void> {
  const [reader, writer] = NAMES[format];
  const target = `${path}.remux`;
  // Only local files are read, whatever the upload refers to.
  const input = ["-protocol_whitelist", "file", "-f", reader, "-i", path];
  const tracks = [
    "-map",
    "0:V:0",
    "-map",
    "0:a:0?",
    "-c",
    "copy",
    "-map_metadata",
    "-1",
    "-map_chapters",
    "-1",
  ];
  const exact = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"];
  const output = [...(format === "mp4" ? ["-movflags", "+faststart"] : []), "-f", writer, "-y", target];
  try {
    await run("ffmpeg", ["-nostdin", "-v", "error", ...input, ...tracks, ...exact, ...output], {
      timeout: TIMEOUT,
    });
    await rename(target, path);
  } catch {
    await rm(target, { force: true });
  }
}
