import { execFile } from "node:child_process";
import { rename, rm } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Timeout in milliseconds for copying the largest upload; nothing is decoded. */
const TIMEOUT = 120_000;

/** ffmpeg's names of the formats, for reading and writing. A mov becomes mp4. */
const NAMES = { mp4: ["mov", "mp4"], mov: ["mov", "mp4"], webm: ["matroska", "webm"] } as const;

/**
 * Copies the first picture and sound track of a video to a new file, without metadata and chapters. Leaves a file that ffmpeg cannot read
 * unchanged, and does nothing without ffmpeg; box cleaning follows in any case.
 *
 * @returns whether the file was replaced
 */
export async function remuxVideo(path: string, format: keyof typeof NAMES): Promise<boolean> {
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
    // A mov may hold sound that mp4 cannot.
    ...(format === "mov" ? ["-c:a", "aac"] : []),
  ];
  const exact = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"];
  const output = [...(writer === "mp4" ? ["-movflags", "+faststart"] : []), "-f", writer, "-y", target];
  try {
    await run("ffmpeg", ["-nostdin", "-v", "error", ...input, ...tracks, ...exact, ...output], {
      timeout: TIMEOUT,
    });
    await rename(target, path);
    return true;
  } catch {
    await rm(target, { force: true });
    return false;
  }
}
