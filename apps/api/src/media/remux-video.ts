import { rename, rm } from "node:fs/promises";
import type { VideoFormat } from "./file-kind.ts";
import { DECODING, ENCODING, inputArguments, type RunLimits, runFfmpeg } from "./run-ffmpeg.ts";

/** Limits of copying the largest upload; at most its sound is encoded. */
const COPY: RunLimits = { timeout: 120_000, cpu: 100 };

/**
 * Copies the first picture and sound track of a video to a new file, without metadata and chapters. Leaves a file that ffmpeg cannot read
 * unchanged, and does nothing without ffmpeg; box cleaning follows in any case.
 *
 * @returns whether the file was replaced
 */
export async function remuxVideo(path: string, format: VideoFormat | "mov"): Promise<boolean> {
  const target = `${path}.remux`;
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
    // A mov may hold sound that mp4 cannot.
    ...(format === "mov" ? ["-c:a", "aac"] : []),
  ];
  const exact = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"];
  const output = format === "webm" ? ["-f", "webm"] : ["-movflags", "+faststart", "-f", "mp4"];
  try {
    const input = [...DECODING, ...inputArguments(path, format)];
    await runFfmpeg("ffmpeg", [...input, ...tracks, ...exact, ...ENCODING, ...output, "-y", target], COPY);
    await rename(target, path);
    return true;
  } catch {
    await rm(target, { force: true });
    return false;
  }
}
