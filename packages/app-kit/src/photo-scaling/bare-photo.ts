import { bareJpeg, joined, jpegOrientation, startsWith } from "./jpeg-segments.ts";

/** A photo's own bytes without what was written beside the picture. */
export interface BarePhoto {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** It is upright without its metadata, so it needs no re-encoding. */
  readonly isUpright: boolean;
}

/**
 * Removes the metadata of a photo (location, date, camera) without touching its pixels. Keeps the orientation.
 *
 * @returns null for an unknown type and for a truncated file
 */
export function barePhoto(bytes: Uint8Array, type: string): BarePhoto | null {
  switch (type) {
    case "image/jpeg": {
      const orientation = jpegOrientation(bytes);
      const bare = bareJpeg(bytes, orientation);
      return bare && { bytes: bare, isUpright: orientation === 1 };
    }
    case "image/png":
      return barePng(bytes);
    case "image/webp":
      return bareWebp(bytes);
    default:
      return null;
  }
}

const PNG_NOTES = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);
const PNG_HEAD = 8;

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function barePng(bytes: Uint8Array): BarePhoto | null {
  if (!startsWith(bytes, 0, "\u0089PNG\r\n\u001a\n")) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces = [bytes.subarray(0, PNG_HEAD)];
  let isUpright = true;
  for (let at = PNG_HEAD; at + 12 <= bytes.length; ) {
    const name = nameAt(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    if (name === "eXIf") isUpright = false;
    if (!PNG_NOTES.has(name)) pieces.push(bytes.subarray(at, end));
    if (name === "IEND") return { bytes: joined(pieces), isUpright };
    at = end;
  }
  return null;
}

const RIFF_HEAD = 12;
/** Flags of a WebP's first chunk that promise notes. */
const WEBP_NOTES = 0x04 | 0x08;

function bareWebp(bytes: Uint8Array): BarePhoto | null {
  if (!startsWith(bytes, 0, "RIFF") || !startsWith(bytes, 8, "WEBP")) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stop = 8 + view.getUint32(4, true);
  if (stop > bytes.length) return null;
  const pieces = [bytes.slice(0, RIFF_HEAD)];
  let isUpright = true;
  for (let at = RIFF_HEAD; at + 8 <= stop; ) {
    const name = nameAt(bytes, at);
    const size = view.getUint32(at + 4, true);
    // Chunks begin at even places.
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > stop) return null;
    if (name === "EXIF") isUpright = false;
    if (name !== "EXIF" && name !== "XMP ") pieces.push(bytes.slice(at, Math.min(end, stop)));
    at = end;
  }
  const extended = pieces.find((piece) => nameAt(piece, 0) === "VP8X");
  if (extended) extended[8] = (extended[8] ?? 0) & ~WEBP_NOTES;
  const whole = joined(pieces);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return { bytes: whole, isUpright };
}
