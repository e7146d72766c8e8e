import { fileTypeFromBuffer } from "file-type";
import { MediaError } from "./media-error.ts";

export type VideoFormat = "mp4" | "webm";

/**
 * The type of a file by its first bytes, regardless of its name and declared type. Videos of iPhones are `mov`: they are converted to mp4,
 * which needs ffmpeg.
 */
export type FileKind = { kind: "photo" } | { kind: "video"; format: VideoFormat | "mov" };

/** Number of first bytes needed to recognise every accepted type. */
export const SNIFFED_BYTES = 4100;

const PHOTO_TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/gif"]);
/** Apple's containers of HEVC pictures. They have their own message, because phones can be set to send JPEG instead. */
const HEIC_TYPES = new Set(["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"]);

/**
 * @throws MediaError `heic`, or `unsupported_type` for anything else that is neither jpeg, png, webp, gif, mp4,
 *   mov nor webm, a text named .jpg included
 */
export async function fileKind(firstBytes: Uint8Array): Promise<FileKind> {
  const mime = (await fileTypeFromBuffer(firstBytes))?.mime;
  if (mime === undefined) throw new MediaError("unsupported_type");
  if (PHOTO_TYPES.has(mime)) return { kind: "photo" };
  if (mime === "video/mp4") return { kind: "video", format: "mp4" };
  if (mime === "video/quicktime") return { kind: "video", format: "mov" };
  if (mime === "video/webm") return { kind: "video", format: "webm" };
  if (HEIC_TYPES.has(mime)) throw new MediaError("heic");
  throw new MediaError("unsupported_type");
}
