import { type FileHandle, open } from "node:fs/promises";
import { MediaError } from "./media-error.ts";
import type { VideoFacts } from "./mp4-video.ts";

/** Element ids of Matroska (RFC 9559), of which webm is a subset. */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;
/** Seek head, info, tracks, cues, clusters: the parts of a segment that players need. Tags, attachments and unknown elements are blanked. */
const ALLOWED = new Set([0x114d9b74, INFO, TRACKS, 0x1c53bb6b, CLUSTER]);
/** Timestamp scale and duration; titles, dates and the names of programs and devices are blanked. */
const ALLOWED_INFO = new Set([TIMESTAMP_SCALE, DURATION]);
const EBML = 0x1a45dfa3;
const TRACK_TYPE = 0x83;
const TRACK_NAME = 0x536e;
/** Track types of pictures and sound. Others may contain locations, and their blocks are interleaved. */
const SHOWN = new Set([1, 2]);
/** An element without meaning, of any length. */
const VOID = 0xec;

interface Element {
  id: number;
  start: number;
  content: number;
  end: number;
}

/**
 * Reads the size of a webm and blanks in place what players do not need: each such element becomes a `Void` element of the same length.
 *
 * @throws MediaError `wrong_format` for a file without a video, `unsupported_type` for tracks that are neither picture nor sound
 */
export async function cleanWebm(path: string): Promise<VideoFacts> {
  const file = await open(path, "r+");
  try {
    const top = await readElements(file, 0, (await file.stat()).size);
    const segment = top.find((element) => element.id === SEGMENT);
    if (!segment) throw new MediaError("wrong_format");
    let size: Size | null = null;
    let duration: number | null = null;
    let hasFrames = false;
    for (const element of top) {
      if (element !== segment && element.id !== EBML) await blank(file, element);
    }
    for (const element of await readElements(file, segment.content, segment.end)) {
      if (!ALLOWED.has(element.id)) await blank(file, element);
      if (element.id === TRACKS) size = await readTracks(file, element);
      if (element.id === INFO) duration = await readInfo(file, element);
      if (element.id === CLUSTER) hasFrames = true;
    }
    if (!size || !hasFrames) throw new MediaError("wrong_format");
    return { ...size, duration };
  } finally {
    await file.close();
  }
}

type Size = Pick<VideoFacts, "width" | "height">;

/** Returns the duration in seconds, and blanks everything else in the element. */
async function readInfo(file: FileHandle, info: Element): Promise<number | null> {
  const parts = await readElements(file, info.content, info.end);
  for (const part of parts) if (!ALLOWED_INFO.has(part.id)) await blank(file, part);
  const duration = parts.find((part) => part.id === DURATION);
  if (!duration) return null;
  const bytes = Buffer.alloc(duration.end - duration.content);
  if (bytes.length !== 4 && bytes.length !== 8) return null;
  await file.read(bytes, 0, bytes.length, duration.content);
  const ticks = bytes.length === 4 ? bytes.readFloatBE(0) : bytes.readDoubleBE(0);
  // Nanoseconds per tick; a million (a millisecond) by default.
  const scale = await readNumber(
    file,
    parts.find((part) => part.id === TIMESTAMP_SCALE),
  );
  const seconds = (ticks * (scale || 1_000_000)) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/** @throws MediaError `unsupported_type` for a track that is neither picture nor sound */
async function readTracks(file: FileHandle, tracks: Element): Promise<Size | null> {
  let size: Size | null = null;
  for (const track of await readElements(file, tracks.content, tracks.end)) {
    if (track.id !== TRACK_ENTRY) continue;
    const parts = await readElements(file, track.content, track.end);
    for (const part of parts) if (part.id === TRACK_NAME) await blank(file, part);
    const type = await readNumber(
      file,
      parts.find((part) => part.id === TRACK_TYPE),
    );
    if (!SHOWN.has(type)) throw new MediaError("unsupported_type");
    size ??= await readSize(file, parts);
  }
  return size;
}

async function readSize(file: FileHandle, track: readonly Element[]): Promise<Size | null> {
  const video = track.find((part) => part.id === VIDEO);
  if (!video) return null;
  const parts = await readElements(file, video.content, video.end);
  const read = (id: number) =>
    readNumber(
      file,
      parts.find((part) => part.id === id),
    );
  const [width, height] = [await read(PIXEL_WIDTH), await read(PIXEL_HEIGHT)];
  return width > 0 && height > 0 ? { width, height } : null;
}

async function readNumber(file: FileHandle, element: Element | undefined): Promise<number> {
  const length = element ? element.end - element.content : 0;
  if (!element || length < 1 || length > 4) return 0;
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, element.content);
  return bytes.readUIntBE(0, length);
}

/** Maximum elements per level, more than a video of 200 MB has; protects against malicious files. */
const MAX_ELEMENTS = 100_000;

/** Elements between two offsets. One of unknown length (live recording) extends to the end. */
async function readElements(file: FileHandle, from: number, to: number): Promise<Element[]> {
  const elements: Element[] = [];
  const head = Buffer.alloc(12);
  let start = from;
  while (start < to && elements.length < MAX_ELEMENTS) {
    const { bytesRead } = await file.read(head, 0, head.length, start);
    const idLength = vintLength(head[0] ?? 0);
    const sizeLength = vintLength(head[idLength] ?? 0);
    if (idLength > 4 || sizeLength > 8 || bytesRead < idLength + sizeLength) break;
    const content = start + idLength + sizeLength;
    const size = readSizeVint(head, idLength, sizeLength);
    const end = size === null ? to : content + size;
    if (end > to) break;
    elements.push({ id: head.readUIntBE(0, idLength), start, content, end });
    start = end;
  }
  return elements;
}

/** Length of a variable-length integer: one more than its leading zero bits. 9 for an invalid one. */
function vintLength(first: number): number {
  return Math.clz32(first) - 24 + 1;
}

/** The integer without its marker bit; null when all its bits are ones, which means "unknown". */
function readSizeVint(bytes: Buffer, at: number, length: number): number | null {
  const marker = 1 << (8 - length);
  const first = (bytes[at] ?? 0) & (marker - 1);
  let value = first;
  let isUnknown = first === marker - 1;
  for (let index = 1; index < length; index += 1) {
    const part = bytes[at + index] ?? 0;
    if (part !== 0xff) isUnknown = false;
    value = value * 256 + part;
  }
  return isUnknown ? null : value;
}

/** Zeros are written in pieces. */
const PIECE = Buffer.alloc(64 * 1024);

async function blank(file: FileHandle, element: Element): Promise<void> {
  // The id of a Void element is one byte; its length field takes the remaining bytes of the old header.
  const sizeLength = element.content - element.start - 1;
  if (sizeLength < 1 || sizeLength > 8) {
    // For headers of 4 + 5 to 8 bytes: an eight-byte length field, and the rest becomes content.
    await writeVoidHead(file, element.start, 8, element.end - element.start - 9);
  } else {
    await writeVoidHead(file, element.start, sizeLength, element.end - element.content);
  }
  for (let at = element.content; at < element.end; at += PIECE.length) {
    await file.write(PIECE, 0, Math.min(PIECE.length, element.end - at), at);
  }
}

async function writeVoidHead(file: FileHandle, at: number, sizeLength: number, size: number): Promise<void> {
  const head = Buffer.alloc(1 + sizeLength);
  head[0] = VOID;
  let rest = size;
  for (let index = sizeLength; index >= 1; index -= 1) {
    head[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  head[1] = (head[1] ?? 0) | (1 << (8 - sizeLength));
  await file.write(head, 0, head.length, at);
}
