/** A part of a JPEG between two markers, marker and length included. */
interface Segment {
  readonly marker: number;
  readonly start: number;
  readonly end: number;
}

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;

/**
 * A JPEG without metadata: Exif, XMP, IPTC, comments, and everything after the image (a second image, a motion photo). Colour profile
 * and pixels stay unchanged.
 *
 * @param orientation - written as the only Exif entry; 1 writes none
 * @returns null for an invalid or truncated JPEG
 */
export function bareJpeg(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> | null {
  const segments = segmentsOf(bytes);
  if (!segments) return null;
  const kept = segments
    .filter((segment) => isOfPicture(bytes, segment))
    .map(({ start, end }) => bytes.subarray(start, end));
  const turn = orientation === 1 ? [] : [orientationSegment(orientation)];
  return joined([bytes.subarray(0, 2), ...turn, ...kept]);
}

/** The Exif orientation: 1 is upright, 6 is rotated to the right. 1 without an entry. */
export function jpegOrientation(bytes: Uint8Array): number {
  for (const { marker, start, end } of segmentsOf(bytes) ?? []) {
    if (marker !== 0xe1 || !startsWith(bytes, start + 4, "Exif\0\0")) continue;
    return orientationOf(bytes.subarray(start + 10, end));
  }
  return 1;
}

/** The parts of a JPEG up to its end; null where it is none or breaks off. A scan is one part with the picture's data. */
function segmentsOf(bytes: Uint8Array): Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== START_OF_IMAGE) return null;
  const segments: Segment[] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      segments.push({ marker, start: at, end: at + 2 });
      return segments;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) return null;
    const end = at + 2 + length;
    segments.push({ marker, start: at, end: marker === START_OF_SCAN ? endOfScan(bytes, end) : end });
    at = segments.at(-1)?.end ?? end;
  }
  return null;
}

/** Within a scan FF is followed by 00, or by the mark of a restart; anything else ends it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const found = bytes.indexOf(0xff, at);
    if (found === -1) return bytes.length;
    const next = bytes[found + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return found;
    at = found + 2;
  }
  return bytes.length;
}

/** Profiles of colour and Adobe's note on how colours are stored belong to the picture; so does JFIF's density. */
function isOfPicture(bytes: Uint8Array, { marker, start }: Segment): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe1 || marker > 0xef) return true;
  if (marker === 0xe2) return startsWith(bytes, start + 4, "ICC_PROFILE\0");
  return marker === 0xee && startsWith(bytes, start + 4, "Adobe");
}

/** The entry 0x0112 of the first directory of an Exif block. */
function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, isLittle) !== 0x0112) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // An Exif block that points beyond its end is ignored.
  }
  return 1;
}

/** An Exif block with the orientation only. */
function orientationSegment(orientation: number): Uint8Array {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const block = [...ascii("Exif\0\0MM\0*"), 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  return Uint8Array.from([0xff, 0xe1, 0, block.length + 2, ...block]);
}

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Whether the bytes at an offset are these characters. */
export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return ascii(text).every((code, index) => bytes[at + index] === code);
}

/** Pieces in a row. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
